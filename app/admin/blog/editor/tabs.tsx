export type Tab = "write" | "preview" | "history";

const LABELS: Record<Tab, string> = { write: "Write", preview: "Preview", history: "History" };

export function Tabs({ tab, onChange }: { tab: Tab; onChange(tab: Tab): void }) {
  return (
    <fieldset className="editor-tabs" aria-label="View">
      {(Object.keys(LABELS) as Tab[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => onChange(name)}>
          {LABELS[name]}
        </button>
      ))}
    </fieldset>
  );
}
