import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Select, TextField } from "#app/ui/field.tsx";
import type { PreviewLink } from "#data/preview-links.ts";
import { moment } from "#domain/dates.ts";
import { LINK_DAYS } from "#domain/preview-link.schema.ts";
import { askServer } from "./ask-server.ts";
import type { PostEditor } from "./use-post-editor.ts";

interface Links {
  links: PreviewLink[];
  /** Of the link just made; it cannot be shown again. */
  address?: string;
}

const PATH = "/admin/blog/preview-links";

/** Links that show the stored post to somebody without an account, for a while. */
export function ShareLinks({ editor: { id, base, isDirty } }: { editor: PostEditor }) {
  const [answer, setAnswer] = useState<Links | null>(null);
  const [days, setDays] = useState(7);
  const [said, setSaid] = useState("");
  const isStored = base.version !== null;

  async function ask(body?: object): Promise<boolean> {
    const result = await askServer<Links>(body ? PATH : `${PATH}?post=${id}`, body);
    if (result.kind === "answer") setAnswer(result.data);
    else setSaid("That did not work. Please try again.");
    return result.kind === "answer";
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a post
  useEffect(() => {
    if (isStored) ask();
  }, [id, isStored]);

  if (!isStored) return <p className="text-soft">Save the post to share a preview of it.</p>;
  return (
    <section className="share-links" aria-labelledby="share-links">
      <h3 id="share-links">Show it to somebody without an account</h3>
      {isDirty && <p className="text-soft">A link shows the post as it was last saved.</p>}
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="The link works for"
          value={days}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        >
          {LINK_DAYS.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? "1 day" : `${count} days`}
            </option>
          ))}
        </Select>
        <Button
          small
          onClick={async () => {
            if (await ask({ do: "create", post: id, days })) setSaid("Link made.");
          }}
        >
          Make a link
        </Button>
      </div>
      {answer?.address && <NewLink address={answer.address} onSaid={setSaid} />}
      <p role="status" className="text-soft">
        {said}
      </p>
      <ul>
        {answer?.links.map((link) => (
          <li key={link.id}>
            <span>
              Made {moment(link.created_at)}, works until {moment(link.expires_at)}
            </span>
            <Button
              small
              look="danger"
              aria-label={`Revoke the link made ${moment(link.created_at)}`}
              onClick={async () => {
                const revoke = { do: "revoke", post: id, link: link.id };
                if (await ask(revoke)) setSaid("Link revoked. It opens nothing any more.");
              }}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewLink({ address, onSaid }: { address: string; onSaid(text: string): void }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Copy this link now. It is not shown again."
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Button
        small
        onClick={() =>
          navigator.clipboard.writeText(address).then(
            () => onSaid("Link copied."),
            () => onSaid("Copy it by hand, please: the browser does not allow it here."),
          )
        }
      >
        Copy
      </Button>
    </div>
  );
}
