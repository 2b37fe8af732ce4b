import type { ApiError } from "#lib/shop/api/errors.ts";
import { failedReason } from "#lib/staff/failed-reason.ts";
import type { UploadReason } from "./upload-queue.ts";

/** Why a route did not take a file, as a key of `edit.media.reason`. */
export function uploadReason(error: ApiError): UploadReason {
  const { status, message } = error;
  if (status === 413) return "big";
  if (status === 422 && (message === "pixels" || message === "broken")) return message;
  const reason = failedReason(error);
  if (reason === "unreachable") return "offline";
  return reason === "busy" ? "backend" : reason;
}
