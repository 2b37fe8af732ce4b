import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";
import type { SentFile } from "#lib/domain/content/form-fields.ts";
import { pageHeaders, type RouteAnswer } from "./post-route.ts";

interface Upload {
  /** Never rejects; a cancelled upload is a network error with the message `canceled`. */
  readonly done: Promise<Result<SentFile>>;
  readonly cancel: () => void;
}

/** The captcha answer for one file. */
interface SolvedCaptcha {
  readonly key: string;
  readonly token: string;
}

/**
 * Sends a visitor's file as the body of `POST /api/upload`. Uses XMLHttpRequest, because `fetch` does not report upload
 * progress.
 * @param onProgress the share that has been sent, from 0 to 1
 */
export function uploadFile(
  file: File,
  captcha: SolvedCaptcha | null,
  onProgress: (share: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<Result<SentFile>>((resolve) => {
    const lost = (message: string) => () => resolve(fail({ kind: "network", status: 0, message }));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = lost("network");
    request.onabort = lost("canceled");
  });
  request.open("POST", "/api/upload");
  const headers = {
    ...pageHeaders(),
    "content-type": file.type || "application/octet-stream",
    // A lone surrogate cannot be encoded.
    "x-file-name": encodeURIComponent(file.name.replace(/\p{Cs}/gu, "")),
    ...(captcha && { "x-captcha-key": captcha.key, "x-captcha": captcha.token }),
  };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(file);
  return { done, cancel: () => request.abort() };
}

function readAnswer(status: number, text: string): Result<SentFile> {
  let body: RouteAnswer<SentFile> | null = null;
  try {
    body = JSON.parse(text);
  } catch {
    // An error page of a proxy: the status is enough.
  }
  if (status >= 200 && status < 300 && body?.data) return ok(body.data);
  return fail(toApiError(status >= 400 ? status : 500, body?.error?.payload?.message ?? ""));
}
