import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Select, TextField } from "#app/ui/field.tsx";

interface ListToolbarProps {
  searchLabel: string;
  filter?: { name: string; label: string; options: readonly { value: string; label: string }[] };
  /** What else of the address a search keeps, such as the tab. */
  keep?: readonly string[];
  /** Buttons at the end, such as "New Post". */
  children?: ReactNode;
}

/** Search and filter of a list. They live in the address; `/` puts the cursor into the search. */
export function ListToolbar({ searchLabel, filter, keep = [], children }: ListToolbarProps) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const search = useSearchShortcut();
  return (
    <div className="toolbar">
      <Form className="contents" role="search" key={params.toString()}>
        {["sort", ...keep].map((name) => {
          const value = params.get(name);
          return value !== null && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <TextField
          ref={search}
          label={searchLabel}
          name="q"
          type="search"
          defaultValue={params.get("q") ?? ""}
        />
        {filter && (
          <Select
            label={filter.label}
            name={filter.name}
            defaultValue={params.get(filter.name) ?? ""}
            onChange={(event) => submit(event.currentTarget.form)}
          >
            <option value="">All</option>
            {filter.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <Button type="submit" small>
          Search
        </Button>
      </Form>
      {children && <div className="ml-auto flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

function useSearchShortcut() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest(
        "input, textarea, select, [contenteditable]",
      );
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      ref.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return ref;
}
