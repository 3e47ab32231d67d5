import type { ReactNode } from "react";
import { Link } from "react-router";

/** Ruled, numbered cells: one column on a phone, two from a tablet up. */
export function Sheets({ children }: { children: ReactNode }) {
  return <ol className="sheets">{children}</ol>;
}

interface SheetProps {
  number: string;
  title: string;
  /** Makes the whole sheet a link; its words are in `more`. */
  to?: string;
  more?: string;
  /** A small drawing at the right of the heading. */
  drawing?: ReactNode;
  children: ReactNode;
}

export function Sheet({ number, title, to, more, drawing, children }: SheetProps) {
  return (
    <li className="sheet">
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <h3>{title}</h3>
      {drawing}
      <p>{children}</p>
      {to && more && (
        <Link className="go stretch" to={to} aria-label={`${more}: ${title}`}>
          {more}
        </Link>
      )}
    </li>
  );
}
