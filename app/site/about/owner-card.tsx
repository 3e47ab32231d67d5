import { Picture } from "#app/ui/picture.tsx";
import { about } from "#content/about.ts";
import { site } from "#content/site.ts";
import { Initials } from "./initials.tsx";

const { owner, phone, phoneHref, email, location } = site;
const { labels } = about;

/** The photo over the drawing's title block: who it is and how to reach them. */
export function OwnerCard() {
  return (
    <div className="max-w-112 self-start">
      <div className="relative border border-b-0 border-ink bg-sheet">
        <Initials name={owner.name} />
        {owner.photo && (
          <Picture
            className="absolute inset-0 size-full object-cover"
            src={owner.photo}
            alt={owner.name}
            width={480}
            height={480}
            sizes="(width >= 62rem) 480px, 100vw"
            eager
          />
        )}
      </div>
      <dl className="title-block grid-cols-2">
        <div>
          <dt>{labels.name}</dt>
          <dd>{owner.name}</dd>
        </div>
        <div>
          <dt>{labels.role}</dt>
          <dd>{owner.role}</dd>
        </div>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a className="inline-block py-2.5" href={phoneHref}>
              {phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.location}</dt>
          <dd className="py-2.5">{location}</dd>
        </div>
        <div className="col-span-full">
          <dt>{labels.email}</dt>
          <dd>
            <a className="inline-block py-2.5" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
