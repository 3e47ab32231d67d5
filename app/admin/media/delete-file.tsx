import { Button } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";
import type { MediaFetcher } from "./media-dialog.tsx";
import type { StoredFile } from "./send-file.ts";
import { UsesList } from "./uses-list.tsx";

interface DeleteFileProps {
  file: StoredFile;
  fetcher: MediaFetcher;
  onKeep(): void;
}

/** Asks once, and names every page that would lose its picture. */
export function DeleteFile({ file: { id, uses }, fetcher, onKeep }: DeleteFileProps) {
  const answer = fetcher.data;
  return (
    <fetcher.Form method="post" action="/admin/media" className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="knownUses" value={uses.length} />
      <Message look="danger">
        {uses.length > 0 ? (
          <>
            <p>This file is in use. Without it, these lose their picture:</p>
            <UsesList uses={uses} />
          </>
        ) : (
          <p>Delete this file for good? It is not used anywhere on the site.</p>
        )}
        {answer && "error" in answer && <p>{answer.error}</p>}
      </Message>
      <div className="flex flex-wrap gap-2">
        <Button small look="danger" type="submit" name="intent" value="delete">
          {uses.length > 0 ? "Delete anyway" : "Delete for good"}
        </Button>
        <Button small onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </fetcher.Form>
  );
}
