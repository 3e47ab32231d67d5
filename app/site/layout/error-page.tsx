import { site } from "#content/site.ts";
import css from "./error-page.css?inline";
import { LogoMark } from "./logo.tsx";

/** Stands on its own: the layout, the router or the data may be what failed. */
export function ErrorPage({ missing }: { missing: boolean }) {
  const title = missing ? "Not on the drawing" : "Something went wrong";
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <style href="error" precedence="default">
        {css}
      </style>
      <main className="wrap grid min-h-dvh content-center gap-8 py-10">
        <a className="logo" href="/">
          <LogoMark />
          {site.name}
        </a>
        <BrokenLine />
        <h1>{title}.</h1>
        <p className="lede">
          {missing
            ? "There is no page at this address. It may have moved, or the link was cut short."
            : "An unexpected error occurred. Please try again."}
        </p>
        <p className="flex flex-wrap gap-4">
          <a className="btn btn-primary" href="/">
            Back to the home page
          </a>
          <a className="btn" href={site.phoneHref}>
            Ring {site.phone}
          </a>
        </p>
      </main>
    </>
  );
}

/** The break line of a drawing, in chalk: something is left out here. */
function BrokenLine() {
  return (
    <div className="flex items-center" aria-hidden="true">
      <hr className="chalk-line flex-1" />
      <svg
        className="fill-none stroke-orange"
        width="48"
        height="40"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d="M0 20h9l8-15 14 30 8-15h9" />
      </svg>
      <hr className="chalk-line flex-1" />
    </div>
  );
}
