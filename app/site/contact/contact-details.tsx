import type { ReactNode } from "react";
import { contact } from "#content/contact.ts";
import { site } from "#content/site.ts";

const { details, lede } = contact;

export function ContactDetails() {
  return (
    <section aria-labelledby="details">
      <p className="lede mb-8">{lede}</p>
      <h2 className="sr-only" id="details">
        {details.title}
      </h2>
      <dl className="rows">
        <Detail label={details.phone} href={site.phoneHref}>
          {site.phone}
        </Detail>
        <Detail label={details.whatsapp} href={site.whatsappHref}>
          {site.phone}
        </Detail>
        <Detail label={details.email} href={`mailto:${site.email}`}>
          {site.email}
        </Detail>
        <Detail label={details.location}>{site.location}</Detail>
      </dl>
    </section>
  );
}

interface DetailProps {
  label: string;
  href?: string;
  children: ReactNode;
}

function Detail({ label, href, children }: DetailProps) {
  return (
    <div className="items-center sm:grid sm:grid-cols-[6rem_1fr]">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display text-h3 wrap-anywhere">
        {href ? (
          <a className="inline-block py-2" href={href} rel="noopener">
            {children}
          </a>
        ) : (
          <span className="inline-block py-2">{children}</span>
        )}
      </dd>
    </div>
  );
}
