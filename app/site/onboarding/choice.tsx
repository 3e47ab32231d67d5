import type { Fields } from "./field-props.ts";

type ChoiceProps = ReturnType<Fields["choice"]> & {
  type: "radio" | "checkbox";
  options: Readonly<Record<string, string>>;
};

/** One of a few, or any of several, under one question. */
export function Choice({ type, options, name, label, hint, error, given }: ChoiceProps) {
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className="field" aria-describedby={notes || undefined}>
      <legend>
        <b>{label}</b>
      </legend>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices">
        {Object.entries(options).map(([value, text]) => (
          <label className="check" key={value}>
            <input type={type} name={name} value={value} defaultChecked={given.includes(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
