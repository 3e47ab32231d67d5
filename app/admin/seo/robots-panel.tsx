import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import { robotsFile, robotsProblems } from "#domain/robots.ts";
import { useSaveShortcut } from "../intake/use-save-shortcut.ts";
import type { PanelOf } from "./load-panel.ts";
import { useSave } from "./use-act.ts";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.ts";

type RobotsPanelProps = PanelOf<"robots"> & { origin: string };

export function RobotsPanel({ rules, origin }: RobotsPanelProps) {
  const [draft, setDraft] = useState(rules);
  const { Form, action, busy, error, fields } = useSave(() => {});
  const form = useSaveShortcut();
  const changed = draft !== rules;
  useAskBeforeLeaving(changed);

  const holds = robotsProblems(draft).length === 0;
  const file = robotsFile(holds ? draft : rules, new URL("/sitemap.xml", origin).href);
  return (
    <div className="seo-robots">
      <Form
        ref={form}
        method="post"
        action={action}
        className="grid content-start gap-4"
        noValidate
      >
        <input type="hidden" name="intent" value="save-robots" />
        {error && <Message look="danger">{error}</Message>}
        <TextArea
          label="Your rules"
          name="rules"
          className="input seo-rules"
          rows={12}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          placeholder={"Disallow: /drafts\n\nUser-agent: GPTBot\nDisallow: /"}
          hint="Rules before the first User-agent are for every crawler. The admin area stays closed to all of them, and the sitemap stays named."
          error={fields.rules}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {busy ? "Saving…" : "Save"}
          </Button>
        </div>
      </Form>
      <figure className="preview">
        <figcaption>
          {changed && holds ? "robots.txt once this is saved" : "robots.txt as it is served"}
        </figcaption>
        <pre>{file}</pre>
      </figure>
    </div>
  );
}
