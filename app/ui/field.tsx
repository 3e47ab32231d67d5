import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function TextField({ label, hint, error, ...rest }: ComponentProps<"input"> & FieldProps) {
  const field = useField(rest.id, hint, error);
  return (
    <Field label={label} {...field.parts}>
      <input className="input" type="text" {...rest} {...field.control} />
    </Field>
  );
}

export function TextArea({ label, hint, error, ...rest }: ComponentProps<"textarea"> & FieldProps) {
  const field = useField(rest.id, hint, error);
  return (
    <Field label={label} {...field.parts}>
      <textarea className="input" {...rest} {...field.control} />
    </Field>
  );
}

export function Select({ label, hint, error, ...rest }: ComponentProps<"select"> & FieldProps) {
  const field = useField(rest.id, hint, error);
  return (
    <Field label={label} {...field.parts}>
      <select className="input" {...rest} {...field.control} />
    </Field>
  );
}

export function Checkbox({ label, hint, error, ...rest }: ComponentProps<"input"> & FieldProps) {
  const { parts, control } = useField(rest.id, hint, error);
  return (
    <div>
      <label className="check">
        <input type="checkbox" {...rest} {...control} />
        <span>{label}</span>
      </label>
      <Notes {...parts} />
    </div>
  );
}

interface Parts {
  id: string;
  hint: ReactNode;
  error: string | undefined;
}

function Field({ label, children, ...parts }: Parts & { label: ReactNode; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={parts.id}>{label}</label>
      {children}
      <Notes {...parts} />
    </div>
  );
}

function Notes({ id, hint, error }: Parts) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

function useField(givenId: string | undefined, hint: ReactNode, error: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    parts: { id, hint, error },
    control: {
      id,
      "aria-describedby": notes || undefined,
      "aria-invalid": error ? (true as const) : undefined,
    },
  };
}
