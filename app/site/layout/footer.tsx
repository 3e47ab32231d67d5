import { Link } from "react-router";
import { useSignOut } from "#app/auth/use-sign-out.ts";
import { Button } from "#app/ui/button.tsx";
import { serviceLinks } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { LogoMark } from "./logo.tsx";

export function Footer({ admin }: { admin: boolean }) {
  return (
    <footer className="site-footer">
      <div className="wrap grid gap-10 sm:grid-cols-2 lg:grid-cols-[6fr_3fr_3fr]">
        <div>
          <Link className="logo" to="/">
            <LogoMark />
            {site.name}
          </Link>
          <p className="lede mt-3 max-w-80">{site.promise}</p>
        </div>
        <nav aria-label="Services">
          <h2 className="tag mb-2">Services</h2>
          <ul>
            {serviceLinks.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="tag mb-2">Contact</h2>
          <ul>
            <li>
              <a href={site.phoneHref}>{site.phone}</a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li className="py-2">{site.location}</li>
          </ul>
          {admin && <AdminBlock />}
        </div>
        <p className="dimension col-span-full">
          © {new Date().getFullYear()} {site.name}
        </p>
      </div>
    </footer>
  );
}

function AdminBlock() {
  const signOut = useSignOut();
  return (
    <section className="mt-6" aria-labelledby="footer-admin">
      <h2 className="tag mb-2" id="footer-admin">
        Admin
      </h2>
      <ul>
        <li>
          <Link to="/admin">Dashboard</Link>
        </li>
      </ul>
      <Button small onClick={signOut}>
        Sign Out
      </Button>
    </section>
  );
}
