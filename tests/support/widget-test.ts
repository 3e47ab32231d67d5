import tailwindcss from "@tailwindcss/vite";
import { build, type Rolldown } from "vite";
import type { SignInWidget } from "#app/auth/sign-in-widget/sign-in-widget.tsx";
import { test as base, expect } from "./admin-test.ts";
import { publishableKey } from "./owner-client.ts";
import { address } from "./site.ts";

export { expect } from "./admin-test.ts";

type Widget = Partial<Parameters<typeof SignInWidget>[0]>;

interface Bundle {
  script: string;
  style: string;
}

/** Tests of the sign-in widget alone: `await openWidget({ views: ["sign_up"] })`. */
export const test = base.extend<
  { openWidget(widget: Widget): Promise<void> },
  { widgetBundle: Bundle }
>({
  widgetBundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      await use(await bundle());
    },
    { scope: "worker" },
  ],
  openWidget: async ({ page, widgetBundle }, use) => {
    await use(async (widget) => {
      const settings = {
        connection: { key: await publishableKey(address), cookie: "sb-widget" },
        widget: { views: ["sign_in"], redirectTo: "/admin/auth", ...widget },
      };
      await page.route("**/widget", (route) =>
        route.fulfill({ contentType: "text/html", body: documentOf(settings, widgetBundle) }),
      );
      await page.goto("/widget");
      await expect(page.getByText("Nobody")).toBeVisible();
    });
  },
});

async function bundle(): Promise<Bundle> {
  const outcome = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [tailwindcss()],
    build: {
      write: false,
      rolldownOptions: {
        input: "tests/support/widget-page.tsx",
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = outcome.output.find(({ type }) => type === "chunk") as Rolldown.OutputChunk;
  const style = outcome.output.find(({ fileName }) => fileName.endsWith(".css"));
  return { script: script.code, style: String((style as Rolldown.OutputAsset).source) };
}

function documentOf(settings: object, { script, style }: Bundle): string {
  const data = (text: string) => text.replaceAll("</", "<\\/");
  return `<!doctype html><html lang="en-GB"><head><title>Sign in</title><style>${style}</style></head>
    <body><main id="main"></main>
    <script type="application/json" id="settings">${data(JSON.stringify(settings))}</script>
    <script type="module">${data(script)}</script></body></html>`;
}
