import type { MediaFile } from "#data/media.ts";
import { UPLOAD_LIMIT_BYTES, UPLOAD_PROBLEMS } from "#domain/upload.ts";

export type StoredFile = MediaFile & { url: string };
export type UploadAnswer = { file: StoredFile } | { error: string };

interface Sending {
  file: File;
  /** The file of the library to put this one in the place of. */
  replace?: string | undefined;
  signal: AbortSignal;
  /** From 0 to 1, where 1 means sent and being worked on. */
  onProgress(share: number): void;
}

/** XMLHttpRequest, because `fetch` does not say how much of a body has been sent. */
export function sendFile({ file, replace, signal, onProgress }: Sending): Promise<UploadAnswer> {
  if (file.size > UPLOAD_LIMIT_BYTES) return Promise.resolve({ error: UPLOAD_PROBLEMS.tooLarge });
  const query = new URLSearchParams({ name: file.name, ...(replace && { replace }) });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/admin/media/upload?${query}`);
    request.responseType = "text";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(read(request));
    request.onerror = () => resolve({ error: "The connection was lost. Please try again." });
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function read({ responseText, responseURL }: XMLHttpRequest): UploadAnswer {
  if (responseURL.includes("/admin/auth"))
    return { error: "You have been signed out. Sign in again, then upload the file." };
  try {
    return JSON.parse(responseText) as UploadAnswer;
  } catch {
    return { error: "The file could not be stored. Please try again." };
  }
}
