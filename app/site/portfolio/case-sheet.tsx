import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { PhoneFrame } from "#app/ui/phone-frame.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { portfolio } from "#content/portfolio.ts";
import { type AnchoredCase, sheetNumber } from "./hero.tsx";

const { fitted, visit, noPicture } = portfolio.cases;

export function CaseSheet({ study, index }: { study: AnchoredCase; index: number }) {
  const { anchor, title, job_type, description, tags, link } = study;
  return (
    <li className={index % 2 ? "case case-right" : "case"} id={anchor}>
      <Shots study={study} />
      <span className="bubble" aria-hidden="true">
        {sheetNumber(index)}
      </span>
      <article aria-labelledby={`${anchor}-title`}>
        {job_type && <p className="tag mb-3">{job_type}</p>}
        <h3 id={`${anchor}-title`}>{title}</h3>
        <p className="mt-3 whitespace-pre-line text-soft">{description}</p>
        {tags.length > 0 && (
          <ul className="labels" aria-label={fitted}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {link && (
          <a className="go mt-3" href={link} rel="noopener" aria-label={`${visit}: ${title}`}>
            {visit}
          </a>
        )}
      </article>
    </li>
  );
}

function Shots({ study: { title, image_url, image_alt, link } }: { study: AnchoredCase }) {
  const phone = image_url && phoneShot(image_url);
  return (
    <div className="shots">
      <BrowserFrame address={hostOf(link) ?? title}>
        {image_url ? (
          <Picture
            className="plate aspect-[16/10] w-full object-cover object-top text-sm text-soft"
            src={image_url}
            alt={image_alt}
            width={1280}
            height={800}
            sizes="(width >= 77.5rem) 630px, (width >= 62rem) 52vw, 92vw"
          />
        ) : (
          <p className="plate grid aspect-[16/10] place-items-center text-sm text-soft">
            {noPicture}
          </p>
        )}
      </BrowserFrame>
      {phone && (
        <PhoneFrame>
          <img
            srcSet={`${phone}-240.webp 240w, ${phone}-390.webp 390w`}
            src={`${phone}-390.webp`}
            sizes="(width >= 62rem) 140px, 22vw"
            alt=""
            width={390}
            height={780}
            loading="lazy"
            decoding="async"
          />
        </PhoneFrame>
      )}
    </div>
  );
}

function hostOf(link: string | null): string | undefined {
  return link && URL.canParse(link) ? new URL(link).host : undefined;
}

/** The pictures drawn for this site come in pairs; one that the owner uploads stands alone. */
function phoneShot(imageUrl: string): string | null {
  const name = /^(\/pictures\/work\/[\w-]+)-1280\.webp$/.exec(imageUrl)?.[1];
  return name ? `${name}-phone` : null;
}
