import { adminTitle } from "../layout/admin-title.ts";

export const meta = adminTitle("Portfolio Items");

export default function PortfolioItems() {
  return <h1>Portfolio Items</h1>;
}
