import { Link } from "react-router";
import { services } from "#app/request.ts";
import { newArrivals, waitingWork } from "#data/dashboard.ts";
import { moment } from "#domain/dates.ts";
import { adminTitle } from "../layout/admin-title.ts";
import type { Route } from "./+types/dashboard.route";
import { NewArrivals } from "./new-arrivals.tsx";

export const meta = adminTitle("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const [work, arrivals] = await Promise.all([waitingWork(db), newArrivals(db, ARRIVALS)]);
  return { work, arrivals };
}

const ARRIVALS = 6;

export default function Dashboard({ loaderData: { work, arrivals } }: Route.ComponentProps) {
  const backup = work.lastBackup ? moment(work.lastBackup) : "None yet";
  return (
    <>
      <h1>Welcome to Admin Dashboard</h1>
      <p className="mt-2 max-w-measure text-soft">
        Use the sidebar to manage your blog posts and portfolio items.
      </p>
      <ul className="tiles mt-6">
        <Tile
          to="/admin/onboarding?status=new"
          value={work.submissions}
          label="New submissions"
          due
        />
        <Tile to="/admin/messages?status=new" value={work.messages} label="New messages" due />
        <Tile to="/admin/blog?status=draft" value={work.drafts} label="Drafts" />
        <Tile to="/admin/blog?status=scheduled" value={work.scheduled} label="Scheduled posts" />
        <Tile
          to="/admin/deliveries"
          value={work.undelivered}
          label="Undelivered forwards and mail"
          due
        />
        <Tile
          to="/admin/seo?tab=check"
          value={work.seoProblems ?? "Not checked yet"}
          label="SEO problems"
          due
        />
        <Tile to="/admin/security#backups" value={backup} label="Last backup" />
      </ul>
      <NewArrivals arrivals={arrivals} />
    </>
  );
}

interface TileProps {
  to: string;
  value: number | string;
  label: string;
  /** Anything above nothing wants the owner's attention. */
  due?: boolean;
}

function Tile({ to, value, label, due }: TileProps) {
  return (
    <li className="tile" data-due={(due && value !== 0) || undefined}>
      <Link to={to}>
        <b>{value}</b>
        <span>{label}</span>
      </Link>
    </li>
  );
}
