import { fail, type Result } from "#lib/shop/api/errors.ts";
import { pageHeaders, type RouteAnswer, readEnvelope } from "./post-route.ts";

export interface Transfer<T> {
  /** Never rejects; a cancelled transfer is a network error with the message `canceled`. */
  readonly done: Promise<Result<T>>;
  readonly cancel: () => void;
}

/**
 * Sends a file as the body of its request. Uses XMLHttpRequest, because `fetch` does not report upload progress, and
 * not axios, because neither of the two pages with uploads has downloaded it by then.
 * @param onProgress called with the sent and total bytes
 */
export function sendFile<T>(
  route: string,
  { body, name, headers }: { body: Blob; name: string; headers: Readonly<Record<string, string>> },
  onProgress: (sent: number, total: number) => void,
): Transfer<T> {
  const request = new XMLHttpRequest();
  const done = new Promise<Result<T>>((resolve) => {
    const lost = (message: string) => () => resolve(fail({ kind: "network", status: 0, message }));
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(readEnvelope(request.status, parsed<T>(request.responseText)));
    request.onerror = lost("network");
    request.onabort = lost("canceled");
  });
  request.open("POST", `/api/${route}`);
  const sent = {
    ...pageHeaders(),
    "content-type": body.type || "application/octet-stream",
    // A lone surrogate cannot be encoded.
    "x-file-name": encodeURIComponent(name.replace(/\p{Cs}/gu, "")),
    ...headers,
  };
  for (const [header, value] of Object.entries(sent)) request.setRequestHeader(header, value);
  request.send(body);
  return { done, cancel: () => request.abort() };
}

function parsed<T>(text: string): RouteAnswer<T> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
