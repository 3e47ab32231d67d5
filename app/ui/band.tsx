import type { ComponentProps, ReactNode } from "react";

const tones = {
  paper: "band",
  sheet: "band band-sheet",
  ink: "band band-ink",
} as const;

interface BandProps extends ComponentProps<"section"> {
  tone?: keyof typeof tones;
}

/** A full-width section of a page with its content in the page column. */
export function Band({ tone = "paper", className, children, ...rest }: BandProps) {
  return (
    <section className={[tones[tone], className].filter(Boolean).join(" ")} {...rest}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface BandHeadProps {
  tag?: string;
  title: ReactNode;
  /** The heading's id, for `aria-labelledby` on the band. */
  id?: string;
  children?: ReactNode;
}

/** Label and heading at the left edge, an opening sentence or two beside them. */
export function BandHead({ tag, title, id, children }: BandHeadProps) {
  return (
    <div className="band-head">
      <div>
        {tag && <p className="tag mb-4">{tag}</p>}
        <h2 id={id}>{title}</h2>
      </div>
      {children && <p className="lede">{children}</p>}
    </div>
  );
}
