import { isUpload } from "#lib/server/is-upload.ts";
import { HEAD_DEADLINE } from "./connections.ts";

/** Milliseconds: a file takes as long as its sender, and work for staff may be a hundred calls to the backend. */
const UPLOAD = 900_000;
const STAFF = 300_000;

/** Milliseconds within which the answer to an address begins, or its client is told that it does not. */
export function deadlineOf(url: string): number {
  if (isUpload(url)) return UPLOAD;
  return /^\/api\/(?:edit|admin)\//.test(url) ? STAFF : HEAD_DEADLINE;
}
