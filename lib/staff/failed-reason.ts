import type { ApiError } from "#lib/shop/api/errors.ts";

/** Why a call of staff failed, as a key of the message catalogue (`edit.reason.*`). */
export type FailedCall = "session" | "busy" | "unreachable" | "down" | "backend" | "refused";

const REASONS: Readonly<Record<number, FailedCall>> = {
  // No response.
  0: "unreachable",
  401: "session",
  403: "session",
  429: "busy",
  // The server answers, but is busy or has no backend: it is as unknown whether it was done.
  503: "down",
  504: "down",
};

/** Why a staff route failed. After an unreadable answer it is unknown whether it did its work. */
export function failedReason({ kind, status }: ApiError): FailedCall {
  const known = REASONS[status];
  if (known) return known;
  if (kind === "invalidAnswer" && status < 400) return "unreachable";
  return status >= 500 || kind === "invalidAnswer" ? "backend" : "refused";
}
