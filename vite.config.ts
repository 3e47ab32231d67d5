import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Every asset keeps its own immutable address; none is folded into a bundle.
    assetsInlineLimit: 0,
  },
});
