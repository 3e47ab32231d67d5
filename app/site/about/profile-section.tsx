import { Band } from "#app/ui/band.tsx";
import { about } from "#content/about.ts";
import { DoorToPhone } from "./door-to-phone.tsx";

const { tag, title, paragraphs, drawing } = about.profile;

export function ProfileSection() {
  return (
    <Band tone="sheet" aria-labelledby="profile">
      <div className="grid gap-10 md:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <p className="tag mb-4">{tag}</p>
          <h2 id="profile">{title}</h2>
          <div className="mt-8 grid max-w-measure gap-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <figure>
          <DoorToPhone />
          <figcaption className="dimension mt-4">{drawing}</figcaption>
        </figure>
      </div>
    </Band>
  );
}
