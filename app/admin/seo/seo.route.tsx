import { services } from "#app/request.ts";
import type { Db } from "#data/db.ts";
import type { SiteCheck } from "#data/request-services.ts";
import { adminTitle } from "../layout/admin-title.ts";
import type { Route } from "./+types/seo.route";
import { CheckPanel } from "./check-panel.tsx";
import { loadDialog } from "./load-dialog.ts";
import { loadPanel } from "./load-panel.ts";
import { MissedPanel } from "./missed-panel.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import { PostsPanel } from "./posts-panel.tsx";
import {
  addRecord,
  deleteRecord,
  importPages,
  restoreRecord,
  saveRecord,
} from "./record-actions.ts";
import { RecordDialog } from "./record-dialog.tsx";
import {
  dismiss,
  putBack,
  removeRedirect,
  restoreRedirect,
  saveRedirect,
} from "./redirect-actions.ts";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { RedirectsPanel } from "./redirects-panel.tsx";
import { saveRobots } from "./robots-actions.ts";
import { RobotsPanel } from "./robots-panel.tsx";
import seoCss from "./seo.css?url";
import { answering, type SeoAnswer } from "./seo-answer.ts";
import { PANEL_ID, SeoTabs, tabId } from "./seo-tabs.tsx";
import { tabOf } from "./tabs.ts";
import { useAct } from "./use-act.ts";

export const meta = adminTitle("SEO Manager");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: seoCss }];

export async function loader({ request: { url }, context }: Route.LoaderArgs) {
  const { db, config } = context.get(services);
  const tab = tabOf(url);
  const [panel, dialog] = await Promise.all([loadPanel(db, tab, url), loadDialog(db, tab, url)]);
  return { panel, dialog, origin: config.publicUrl };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SeoAnswer> {
  const { db, log, siteCheck } = context.get(services);
  const form = await request.formData();
  const act = intents[String(form.get("intent")) as keyof typeof intents];
  return act
    ? answering(log, () => act(db, form, siteCheck))
    : { error: "That is not something to do here." };
}

const intents = {
  "add-record": addRecord,
  "save-record": saveRecord,
  "delete-record": deleteRecord,
  "restore-record": restoreRecord,
  import: importPages,
  "save-redirect": saveRedirect,
  "delete-redirect": removeRedirect,
  "restore-redirect": restoreRedirect,
  dismiss,
  "put-back": putBack,
  "save-robots": saveRobots,
  "check-site": checkSite,
};

async function checkSite(_db: Db, _form: FormData, siteCheck: SiteCheck): Promise<SeoAnswer> {
  if (await siteCheck.start()) return { done: "The check is under way." };
  return { error: "The site cannot be checked without SUPABASE_SECRET_KEY. Your host can set it." };
}

export default function SeoManager({ loaderData }: Route.ComponentProps) {
  const { panel, dialog, origin } = loaderData;
  const act = useAct();
  return (
    <>
      <h1>SEO Manager</h1>
      <SeoTabs current={panel.tab} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(panel.tab)}>
        {panel.tab === "pages" && <PagesPanel {...panel} act={act} />}
        {panel.tab === "posts" && <PostsPanel {...panel} />}
        {panel.tab === "redirects" && <RedirectsPanel {...panel} act={act} />}
        {panel.tab === "missed" && <MissedPanel {...panel} act={act} />}
        {panel.tab === "robots" && <RobotsPanel {...panel} origin={origin} />}
        {panel.tab === "check" && <CheckPanel {...panel} />}
      </div>
      {dialog?.kind === "record" && (
        <RecordDialog key={dialog.slug} {...dialog} origin={origin} act={act} />
      )}
      {dialog?.kind === "redirect" && <RedirectDialog key={dialog.from} {...dialog} />}
    </>
  );
}
