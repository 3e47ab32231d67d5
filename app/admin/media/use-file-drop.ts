import { useEffect, useRef, useState } from "react";

/** Takes files dropped anywhere on the page or pasted into it. True while some hover over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const receive = useRef(onFiles);
  receive.current = onFiles;

  useEffect(() => {
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    document.addEventListener(
      "dragover",
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setHovering(true);
      },
      listen,
    );
    document.addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget === null) setHovering(false);
      },
      listen,
    );
    document.addEventListener(
      "drop",
      (event) => {
        setHovering(false);
        take(event, event.dataTransfer);
      },
      listen,
    );
    document.addEventListener("paste", (event) => take(event, event.clipboardData), listen);

    function take(event: Event, data: DataTransfer | null) {
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      receive.current([...data.files]);
    }
    return () => stop.abort();
  }, []);
  return hovering;
}
