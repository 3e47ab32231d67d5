import { useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useSignOut } from "#app/auth/use-sign-out.ts";
import { Button } from "#app/ui/button.tsx";

const links = [
  { to: "/admin", label: "Dashboard", end: true },
  { to: "/admin/blog", label: "Blog Posts" },
  { to: "/admin/portfolio", label: "Portfolio" },
  { to: "/admin/media", label: "Media" },
  { to: "/admin/onboarding", label: "Onboarding" },
  { to: "/admin/messages", label: "Messages" },
  { to: "/admin/seo", label: "SEO Manager" },
  { to: "/admin/security", label: "Security" },
];

/** Open at the side of a wide screen; folded behind its title on one narrower than 768 px. */
export function SidePanel() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const signOut = useSignOut();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [pathname]);

  return (
    <aside className="admin-panel" aria-label="Admin">
      <div className="flex min-h-11 items-center justify-between">
        <h2>Admin Panel</h2>
        <Button
          small
          className="md:hidden"
          aria-expanded={open}
          aria-controls="admin-menu"
          onClick={() => setOpen(!open)}
        >
          Menu
        </Button>
      </div>
      <nav id="admin-menu" data-open={open} aria-label="Admin">
        <ul className="content-start">
          {links.map(({ label, ...link }) => (
            <li key={link.to}>
              <NavLink {...link}>{label}</NavLink>
            </li>
          ))}
        </ul>
        <div className="grid gap-1">
          <a href="/" target="_blank" rel="noopener">
            View site
          </a>
          <Button small onClick={signOut}>
            Sign Out
          </Button>
        </div>
      </nav>
    </aside>
  );
}
