import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { webDesign } from "#content/web-design.ts";
import type { CaseStudy } from "#data/portfolio-items.ts";

const { visit, newTab } = webDesign.projects;

const layouts = {
  wide: {
    item: "grid grid-cols-1 content-start gap-6 md:col-span-2 lg:grid-cols-[8fr_4fr] lg:gap-16",
    sizes: "(width >= 62rem) 720px, 100vw",
  },
  half: { item: "grid grid-cols-1 content-start gap-6", sizes: "(width >= 48rem) 50vw, 100vw" },
};

export function Project({ project, wide }: { project: CaseStudy; wide: boolean }) {
  const { title, job_type, description, tags, image_url, image_alt, link } = project;
  const { item, sizes } = layouts[wide ? "wide" : "half"];
  return (
    <li className={item}>
      <BrowserFrame address={link ? addressOf(link) : title}>
        {image_url ? (
          <Picture
            className="plate aspect-[16/10] w-full object-cover object-top text-sm text-soft"
            src={image_url}
            alt={image_alt}
            width={1280}
            height={800}
            sizes={sizes}
          />
        ) : (
          <div className="plate aspect-[16/10]" />
        )}
      </BrowserFrame>
      <div>
        {job_type && <p className="number mb-2">{job_type}</p>}
        <h3>{title}</h3>
        <p className="my-4 text-soft">{description}</p>
        {tags.length > 0 && <p className="mb-6 text-sm">{tags.join(", ")}</p>}
        {link && (
          <LinkButton to={link} aria-label={`${visit}: ${title} (${newTab})`}>
            {visit}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** An owner may have typed anything after `https://`. */
function addressOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link;
}
