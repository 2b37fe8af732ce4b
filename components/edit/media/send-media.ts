import { type ApiError, fail, ok, type Result, toApiError } from "#lib/api/errors.ts";
import { pageHeaders, postRoute, type RouteAnswer } from "#lib/client/post-route.ts";
import type {
  CreateAnswer,
  CreateRequest,
  FindRequest,
  ListAnswer,
  ListRequest,
  MediaAccess,
  MediaEntry,
  UpdateRequest,
  UploadAnswer,
} from "#lib/edit/media/types.ts";
import type { UploadReason } from "./upload-queue.ts";

async function post<T>(route: `edit/media/${string}`, body: object): Promise<Result<T>> {
  const answer = await postRoute<{ data: T }>(route, body);
  return answer.ok ? ok(answer.data.data) : answer;
}

export const listMedia = (body: ListRequest) => post<ListAnswer>("edit/media/list", body);
export const findMedia = (body: FindRequest) =>
  post<{ media: MediaEntry | null }>("edit/media/find", body);
export const createMedia = (body: CreateRequest) => post<CreateAnswer>("edit/media/create", body);
export const updateMedia = (body: UpdateRequest) =>
  post<{ media: MediaEntry }>("edit/media/update", body);
/** Removes a stored file that isn't in the library. */
export const discardFile = (driveId: number | string) =>
  post<object>("edit/media/discard", { driveId });

/** The request continues when the page is left. */
export async function deleteMedia(id: number): Promise<Result<object>> {
  try {
    const response = await fetch("/api/edit/media/delete", {
      method: "POST",
      headers: pageHeaders(),
      body: JSON.stringify({ id }),
      keepalive: true,
    });
    const body: RouteAnswer<object> | null = await response.json().catch(() => null);
    if (response.ok) return ok(body?.data ?? {});
    return fail(toApiError(response.status, body?.error?.payload?.message ?? ""));
  } catch {
    return fail({ kind: "network", status: 0, message: "network" });
  }
}

export interface Transfer {
  /** Never rejects; a cancelled transfer is a network error with the message `canceled`. */
  readonly done: Promise<Result<UploadAnswer>>;
  readonly cancel: () => void;
}

/** Sends a file as the request's body. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export function uploadMedia(
  { body, name, access }: { body: Blob; name: string; access: MediaAccess },
  onProgress: (sent: number) => void,
): Transfer {
  const request = new XMLHttpRequest();
  const done = new Promise<Result<UploadAnswer>>((resolve) => {
    const lost = (message: string) => () => resolve(fail({ kind: "network", status: 0, message }));
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = lost("network");
    request.onabort = lost("canceled");
  });
  request.open("POST", "/api/edit/media/upload");
  const headers = {
    ...pageHeaders(),
    "content-type": body.type || "application/octet-stream",
    // A lone surrogate cannot be encoded.
    "x-file-name": encodeURIComponent(name.replace(/\p{Cs}/gu, "")),
    "x-access": access,
  };
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
  request.send(body);
  return { done, cancel: () => request.abort() };
}

function readAnswer(status: number, text: string): Result<UploadAnswer> {
  let body: RouteAnswer<UploadAnswer> | null = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A page of a proxy: its status says enough.
  }
  if (status >= 200 && status < 300 && body?.data) return ok(body.data);
  return fail(toApiError(status >= 400 ? status : 500, body?.error?.payload?.message ?? ""));
}

/** Why a route failed, as a key of `edit.media.reason`. */
export function reasonOf({ status, message }: ApiError): UploadReason {
  if (status === 401 || status === 403) return "session";
  if (status === 0 || status === 503 || status === 504) return "offline";
  if (status === 413) return "big";
  if (status === 422) return message === "pixels" || message === "broken" ? message : "refused";
  return status >= 500 || status === 429 ? "backend" : "refused";
}
