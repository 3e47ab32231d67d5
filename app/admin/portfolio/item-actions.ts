import type { Db } from "#data/db.ts";
import {
  createPortfolioItem,
  deletePortfolioItem,
  movePortfolioItem,
  type PortfolioItem,
  restorePortfolioItem,
  updatePortfolioItem,
} from "#data/portfolio-items-admin.ts";
import { Failure } from "#domain/failure.ts";
import {
  type PortfolioProblems,
  portfolioItemSchema,
  portfolioProblems,
  storedItemSchema,
} from "#domain/portfolio-item.schema.ts";

export type ItemAnswer =
  | { ok: true; deleted?: PortfolioItem; place?: number }
  | { error: string; fields?: PortfolioProblems };

/** Everything the screen can ask for, by `intent`. */
export async function answerItemForm(db: Db, form: FormData): Promise<ItemAnswer> {
  const id = String(form.get("id") ?? "");
  try {
    switch (form.get("intent")) {
      case "delete":
        return { ok: true, deleted: await deletePortfolioItem(db, id) };
      case "restore":
        return await restore(db, String(form.get("item")));
      case "move":
        return { ok: true, place: await movePortfolioItem(db, id, Number(form.get("place"))) };
      default:
        return await save(db, id, form);
    }
  } catch (err) {
    if (err instanceof Failure && err.code === "not_found") return { error: err.message };
    throw err;
  }
}

async function save(db: Db, id: string, form: FormData): Promise<ItemAnswer> {
  const values = portfolioItemSchema.safeParse(Object.fromEntries(form));
  if (!values.success)
    return { error: "Nothing was saved yet.", fields: portfolioProblems(values.error) };
  if (id) await updatePortfolioItem(db, id, values.data);
  else await createPortfolioItem(db, values.data);
  return { ok: true };
}

async function restore(db: Db, json: string): Promise<ItemAnswer> {
  const item = storedItemSchema.safeParse(JSON.parse(json));
  if (!item.success) return { error: "The item could not be put back." };
  await restorePortfolioItem(db, item.data);
  return { ok: true };
}
