import { oneLine } from "#lib/base/utils/one-line.ts";

/**
 * The closed union of all faults of a call (docs/screens.md §5.1). `notFound` is an answer (the entity does not exist);
 * `network` means that no answer arrived.
 */
export type ApiError =
  | { readonly kind: "network"; readonly status: 0; readonly message: string }
  | { readonly kind: "notFound"; readonly status: 404; readonly message: string }
  | { readonly kind: "validation"; readonly status: number; readonly message: string }
  | { readonly kind: "invalidAnswer"; readonly status: number; readonly message: string }
  | { readonly kind: "http"; readonly status: number; readonly message: string };

/** The result of a transport, which never throws. */
export type Result<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ApiError };

export const ok = <T>(data: T): Result<T> => ({ ok: true, data });
export const fail = (error: ApiError): { ok: false; error: ApiError } => ({ ok: false, error });

/**
 * Thrown by the data layer so that a failed render keeps the last good page (docs/architecture.md §2.1). Next logs its
 * message, so only one short line of the backend's message is included.
 */
export class BackendFault extends Error {
  override readonly name = "BackendFault";
  declare readonly error: ApiError;
  constructor(error: ApiError, call: string) {
    super(oneLine(`${call}: ${error.kind} ${error.status} ${error.message}`));
    // Not enumerable, because a log of an error's fields would repeat the backend's whole message.
    Object.defineProperty(this, "error", { value: error, enumerable: false });
  }
}

/** The longest server message that is ever shown (docs/security.md §2.5). */
export const MESSAGE_LIMIT = 300;

/** Converts a failed HTTP status into the union. */
export function toApiError(status: number, message: string): ApiError {
  const text = message.slice(0, MESSAGE_LIMIT);
  if (status === 0) return { kind: "network", status: 0, message: text };
  if (status === 404) return { kind: "notFound", status: 404, message: text };
  if (status === 422) return { kind: "validation", status, message: text };
  return { kind: "http", status, message: text };
}

/** Whether a retry may succeed. */
export function isRetryable(error: ApiError): boolean {
  switch (error.kind) {
    case "network":
    case "invalidAnswer":
      return true;
    case "http":
      return error.status >= 500 || error.status === 429;
    case "notFound":
    case "validation":
      return false;
  }
}

/** The answer's data; null if the entity does not exist. @throws BackendFault on every other fault. */
export function unwrap<T>(call: string, result: Result<T>): T | null {
  if (result.ok) return result.data;
  if (result.error.kind === "notFound") return null;
  throw new BackendFault(result.error, call);
}
