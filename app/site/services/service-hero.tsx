import type { ReactNode } from "react";

interface ServiceHeroProps {
  tag: string;
  /** A line each; the browser breaks them further. */
  title: readonly string[];
  lede: string;
  drawing: ReactNode;
  /** Names the parts of the drawing: beside it, or under it on a phone. */
  legend?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

export function ServiceHero({ tag, title, lede, drawing, legend, children }: ServiceHeroProps) {
  return (
    <div className="wrap grid gap-10 pt-10 pb-band md:pt-16 md:grid-cols-[7fr_5fr] lg:gap-x-16">
      <div>
        <p className="tag mb-5">{tag}</p>
        <h1>
          {title.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="lede mt-8">{lede}</p>
        <p className="mt-8 flex flex-wrap gap-4">{children}</p>
      </div>
      <div className="self-center md:row-span-2">{drawing}</div>
      {legend}
    </div>
  );
}
