import { unavailable } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const CASE_STUDY = "id, title, job_type, description, tags, image_url, image_alt, link";

export async function publishedCaseStudies(db: Db): Promise<CaseStudy[]> {
  const { data, error } = await db
    .from("portfolio_items")
    .select(CASE_STUDY)
    .is("published", true)
    .order("position")
    .order("id");
  if (error) throw unavailable("portfolio_items", error);
  return data;
}

/** The few shown on the web-design page. */
export async function featuredCaseStudies(db: Db): Promise<CaseStudy[]> {
  const { data, error } = await db
    .from("portfolio_items")
    .select(CASE_STUDY)
    .is("published", true)
    .is("featured", true)
    .order("position")
    .order("id")
    .limit(3);
  if (error) throw unavailable("portfolio_items", error);
  return data;
}

/** For the sitemap, which names at most a thousand pictures for one page. */
export async function caseStudyPictures(db: Db) {
  const { data, error } = await db
    .from("portfolio_items")
    .select("image_url, updated_at")
    .is("published", true)
    .order("position")
    .order("id")
    .limit(1000);
  if (error) throw unavailable("portfolio_items", error);
  return data;
}

export interface CaseStudy {
  id: string;
  title: string;
  job_type: string;
  description: string;
  tags: string[];
  image_url: string | null;
  image_alt: string;
  link: string | null;
}
