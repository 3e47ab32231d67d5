import { Link, useLocation } from "react-router";
import { navigation } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { LogoMark } from "./logo.tsx";

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <div className="wrap">
        <Link className="logo" to="/">
          <LogoMark />
          {site.name}
        </Link>
        <button className="menu-button" type="button" popoverTarget="site-nav">
          <span aria-hidden="true" />
          Menu
        </button>
        {/* The key closes the menus when the signed-in site changes page without a new document. */}
        <nav className="site-nav" id="site-nav" popover="auto" aria-label="Main" key={pathname}>
          <ul>
            {navigation.map((item) => (
              <li key={item.path}>
                <Link to={item.path} aria-current={current(pathname, item.path)}>
                  {item.label}
                </Link>
                {"children" in item && (
                  <Submenu label={item.label} links={item.children} pathname={pathname} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a className="call-link" href={site.phoneHref} aria-label={`Ring ${site.phone}`}>
          <Handset />
          <span>{site.phone}</span>
        </a>
      </div>
    </header>
  );
}

interface SubmenuProps {
  label: string;
  links: readonly { label: string; path: string }[];
  pathname: string;
}

function Submenu({ label, links, pathname }: SubmenuProps) {
  return (
    <>
      <button type="button" popoverTarget="site-subnav" aria-label={`${label} menu`} />
      <ul id="site-subnav" popover="auto">
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} aria-current={current(pathname, link.path)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function current(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  return pathname.startsWith(`${path}/`) ? "true" : undefined;
}

function Handset() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M4 4h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4c-9 1-17-7-16-16z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
