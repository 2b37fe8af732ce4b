import "server-only";
import { log } from "#lib/base/config/log.ts";
import { noteThrown } from "#lib/base/config/note-fault.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import type { Call } from "#lib/shop/api/call.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { RENEWED_ELSEWHERE, RENEWED_ELSEWHERE_HEADER } from "#lib/shop/api/renewed-elsewhere.ts";
import type { SecurityEvent } from "./security-event.ts";

/** A request that the gateway will not serve. Thrown by its steps, answered by `handle`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Where the refusal belongs into the log. */
    readonly event?: SecurityEvent,
  ) {
    super(message);
  }
}

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly setCookies?: readonly string[];
}

/** Any answer of the gateway: JSON, never cached, never shared. */
export function answer(
  body: unknown,
  { status = 200, headers = {}, setCookies = [] }: AnswerOptions = {},
): Response {
  const response = Response.json(body, { status, headers });
  response.headers.set("cache-control", "private, no-store");
  for (const value of setCookies) response.headers.append("set-cookie", value);
  return response;
}

/** A failure in the backend's own shape (docs/contract.md §1.3), so that one reader serves both. */
export const refuse = (
  status: number,
  message: string,
  options: Omit<AnswerOptions, "status"> = {},
): Response =>
  answer({ error: { statusCode: status, payload: { message } } }, { ...options, status });

interface PublicFault {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The public status and message of a backend's fault, without internal details (docs/security.md §2.5). */
export function toPublicFault(error: ApiError): PublicFault {
  if (error.kind === "network") {
    if (error.message === RENEWED_ELSEWHERE)
      return {
        status: 503,
        message: "The shop cannot be reached. Try again.",
        headers: { "retry-after": "1", [RENEWED_ELSEWHERE_HEADER]: "1" },
      };
    // A caller must know whether the call may have been carried out.
    const isTimeout = error.message === "TimeoutError";
    return {
      status: isTimeout ? 504 : 503,
      message: "The shop cannot be reached. Try again.",
      headers: { "retry-after": "5" },
    };
  }
  if (error.kind === "invalidAnswer" || error.status >= 500)
    return { status: 502, message: "Something went wrong. Please try again." };
  return { status: error.status, message: error.message };
}

/**
 * Logs one line for each fault that visitors see only as a general message, so that its request id can be looked up.
 * The backend's message is left out: it may contain personal data.
 */
export function logFault(requestId: string, call: Call, error: ApiError): void {
  if (error.status > 0 && error.status < 500 && error.kind !== "invalidAnswer") return;
  const detail = error.kind === "http" ? {} : { detail: oneLine(error.message) };
  log().error({ requestId, call: call.path, kind: error.kind, status: error.status, ...detail });
}

/** The same for an exception of our own. */
export function logException(requestId: string, error: unknown): void {
  noteThrown("broken", error);
  log().error({ requestId, kind: "broken", detail: oneLine(String(error)) });
}
