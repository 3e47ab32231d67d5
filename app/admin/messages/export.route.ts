import { services } from "#app/request.ts";
import { messagesCsv } from "#data/contact-messages.ts";
import { csvResponse } from "../intake/csv-response.ts";
import { intakeFilter } from "../intake/intake-filter.ts";
import type { Route } from "./+types/export.route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const csv = await messagesCsv(context.get(services).db, intakeFilter(request.url));
  return csvResponse("messages", csv);
}
