import { useSearchParams } from "react-router";

/** Addresses of this list with its dialog open or closed; search, filter and page stay. */
export function useEditorAddress() {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  list.delete("new");
  list.delete("edit");
  const closed = `?${list}`;
  const and = list.size > 0 ? "&" : "";
  return {
    closed,
    new: `${closed}${and}new`,
    edit: (id: string) => `${closed}${and}edit=${id}`,
  };
}
