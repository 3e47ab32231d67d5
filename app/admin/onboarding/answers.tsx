import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import type { SubmissionDetail } from "#data/onboarding-submissions.ts";
import { PasswordReveal } from "./password-reveal.tsx";

/** What the client answered, in the specification's sections and order. */
export function Answers({ submission: s }: { submission: SubmissionDetail }) {
  return (
    <>
      <Section title="Company Information">
        <Fact label="Company name">{s.company_name}</Fact>
        <Fact label="Owner name">{s.owner_name}</Fact>
        <Fact label="Contact person">{s.contact_person}</Fact>
      </Section>
      <Section title="Contact Details">
        <Fact label="Email">{s.email && <a href={`mailto:${s.email}`}>{s.email}</a>}</Fact>
        <Fact label="Phone">{s.phone && <a href={`tel:${s.phone}`}>{s.phone}</a>}</Fact>
        <Fact label="Address">{s.address}</Fact>
      </Section>
      <Section title="Domain Information">
        <Fact label="Domain status">
          <span className="capitalize">{s.domain_status}</span>
        </Fact>
        <Fact label="Requested domain" optional>
          {s.requested_domain}
        </Fact>
        <Fact label="Existing domain" optional>
          {s.existing_domain}
        </Fact>
        <Fact label="Domain provider" optional>
          {s.domain_provider}
        </Fact>
        <Fact label="Domain username" optional>
          {s.domain_username}
        </Fact>
        {s.has_password && (
          <Fact label="Domain password">
            <PasswordReveal />
          </Fact>
        )}
      </Section>
      <Section title="Project Details">
        <Fact label="Description">{s.project_description}</Fact>
        <Fact label="Objectives">{s.objectives}</Fact>
        <Fact label="Target audience">{s.target_audience}</Fact>
      </Section>
      <Section title="E-commerce Details">
        <Fact label="Sells products">{s.sell_products ? "Yes" : "No"}</Fact>
        {s.sell_products && (
          <>
            <Fact label="Product count">{s.product_count}</Fact>
            <Fact label="Inventory structure">{s.inventory_structure}</Fact>
            <Fact label="Payment gateways">{s.payment_gateways?.join(", ")}</Fact>
          </>
        )}
      </Section>
      <Section title="Project Requirements">
        <Fact label="Services">{s.services.join(", ")}</Fact>
        <Fact label="Budget range">{s.budget_range}</Fact>
        <Fact label="Budget allocation">{s.budget_allocation}</Fact>
        <Fact label="Timeline">{s.timeline}</Fact>
      </Section>
      {s.additional_info && (
        <section>
          <h2>Additional information</h2>
          <p className="mt-3 whitespace-pre-wrap">{s.additional_info}</p>
        </section>
      )}
      {s.documents_url && <Documents url={s.documents_url} />}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

/** A question left open shows a dash, unless it was only asked in some cases. */
function Fact({
  label,
  optional,
  children,
}: {
  label: string;
  optional?: boolean;
  children: ReactNode;
}) {
  const isOpen = children === null || children === undefined || children === "";
  if (isOpen && optional) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{isOpen ? "–" : children}</dd>
    </>
  );
}

/** Anyone may type anything into the questionnaire: only a web address becomes a link. */
function Documents({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) {
    return (
      <section>
        <h2>Documents</h2>
        <p className="mt-3">{url}</p>
      </section>
    );
  }
  return (
    <p>
      <LinkButton to={url}>View Documents</LinkButton>
    </p>
  );
}
