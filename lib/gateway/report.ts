import "server-only";
import type { Call } from "#lib/api/call.ts";
import type { ApiError } from "#lib/api/errors.ts";
import { log } from "#lib/config/log.ts";
import { oneLine } from "#lib/utils/one-line.ts";

/**
 * One line for each fault that a visitor is told of only in general, so that its request id can be looked up.
 * What the backend said is left out: it may name people.
 */
export function reportFault(requestId: string, call: Call, error: ApiError): void {
  if (error.status > 0 && error.status < 500 && error.kind !== "invalidAnswer") return;
  const detail = error.kind === "http" ? {} : { detail: oneLine(error.message) };
  log().error({
    requestId,
    call: call.endpoint.path,
    kind: error.kind,
    status: error.status,
    ...detail,
  });
}

/** The same for what broke on our side. */
export const reportBreak = (requestId: string, error: unknown): void =>
  log().error({ requestId, kind: "broken", detail: oneLine(String(error)) });
