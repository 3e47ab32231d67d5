import { useCallback, useEffect, useRef, useState } from "react";
import { type StoredFile, sendFile } from "./send-file.ts";

export interface Upload {
  id: number;
  name: string;
  /** From 0 to 1; 1 means sent and being worked on. */
  progress: number;
  error?: string;
}

/** Files on their way to the library, one after the other. Leaving the screen cancels them. */
export function useUploads(onStored: (file: StoredFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const underway = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const nextId = useRef(1);
  const stored = useRef(onStored);
  stored.current = onStored;

  useEffect(() => {
    const { current } = underway;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = useCallback((id: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);

  const dismiss = useCallback((id: number) => {
    underway.current.get(id)?.abort();
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  const add = useCallback(
    (files: Iterable<File>, replace?: string) => {
      for (const file of files) {
        const id = nextId.current++;
        const controller = new AbortController();
        const { signal } = controller;
        underway.current.set(id, controller);
        setUploads((all) => [...all, { id, name: file.name, progress: 0 }]);
        queue.current = queue.current.then(async () => {
          if (signal.aborted) return;
          const onProgress = (progress: number) => change(id, { progress });
          const answer = await sendFile({ file, replace, signal, onProgress }).catch(() => null);
          underway.current.delete(id);
          if (!answer || signal.aborted) return;
          if ("error" in answer) return change(id, { error: answer.error });
          dismiss(id);
          stored.current(answer.file);
        });
      }
    },
    [change, dismiss],
  );

  return { uploads, add, dismiss };
}
