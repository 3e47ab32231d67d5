import type { KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { type TabId, tabAddress, tabs } from "./tabs.ts";

export const PANEL_ID = "seo-panel";

/** Tabs that are links: each has its address. The arrow keys move between them. */
export function SeoTabs({ current }: { current: TabId }) {
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1, " ": null }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to === null) return (event.target as HTMLElement).click();
    const tab = tabs.at(to % tabs.length) ?? tabs[0];
    document.getElementById(tabId(tab.id))?.focus();
    navigate(tabAddress(tab.id), { preventScrollReset: true });
  }

  return (
    <div className="seo-tabs" role="tablist" aria-label="SEO Manager" onKeyDown={onKeyDown}>
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          id={tabId(id)}
          to={tabAddress(id)}
          role="tab"
          aria-selected={id === current}
          aria-controls={id === current ? PANEL_ID : undefined}
          tabIndex={id === current ? 0 : -1}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

export function tabId(id: TabId): string {
  return `seo-tab-${id}`;
}
