import { Link } from "react-router";
import { serviceLinks } from "#content/navigation.ts";
import { site } from "#content/site.ts";

export function Footer() {
  return (
    <footer>
      <a href={`mailto:${site.email}`}>{site.email}</a>
      <a href={site.phoneHref}>{site.phone}</a>
      <p>{site.location}</p>
      {serviceLinks.map(({ label, path }) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
    </footer>
  );
}
