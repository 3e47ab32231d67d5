import { Link } from "react-router";
import { navigation } from "#content/navigation.ts";

export function Header() {
  return (
    <header>
      <nav aria-label="Main">
        {navigation.map((item) => (
          <Link key={item.path} to={item.path}>
            {item.label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
