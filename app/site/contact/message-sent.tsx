import { contact } from "#content/contact.ts";
import { site } from "#content/site.ts";

const { sent } = contact;

export function MessageSent() {
  return (
    <div className="grid justify-items-start gap-6 p-6">
      <p className="stamp">{sent.stamp}</p>
      <h2 id="send-title">{sent.title}</h2>
      <ol className="rows w-full">
        {sent.next.map((step, i) => (
          <li key={step} className="grid grid-cols-[3rem_1fr]">
            <span className="number" aria-hidden="true">
              0{i + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p>
        {sent.urgent} <a href={site.phoneHref}>{site.phone}</a>.
      </p>
      <a className="go" href="/contact#send">
        {sent.again}
      </a>
    </div>
  );
}
