import "server-only";
import type { ApiError } from "#lib/api/errors.ts";

/** How a fault of the backend is told to a browser: what went wrong inside stays inside (hardening, "What may go out"). */
export function toldAs(error: ApiError): {
  status: number;
  message: string;
  headers?: Record<string, string>;
} {
  if (error.kind === "network") {
    // A caller must know whether the call may have been carried out.
    const isTimeout = error.message === "TimeoutError";
    return {
      status: isTimeout ? 504 : 503,
      message: "The shop cannot be reached. Try again.",
      headers: { "retry-after": "5" },
    };
  }
  if (error.kind === "invalidAnswer" || error.status >= 500) {
    return { status: 502, message: "Something went wrong. Please try again." };
  }
  return { status: error.status, message: error.message };
}
