import type { Handle } from "./request-step.ts";

/** Two years, for this host alone: other hosts of the domain may not serve https. */
const HSTS = "max-age=63072000";

/**
 * Tells browsers on every answer over https, files and refusals included, to come by https only (docs/security.md §2.3).
 * Only a trusted proxy knows how a visitor came.
 */
export function sendHsts(handle: Handle, isBehindProxy: boolean): Handle {
  if (!isBehindProxy) return handle;
  return (request, response) => {
    if (request.headers["x-forwarded-proto"] === "https")
      response.setHeader("strict-transport-security", HSTS);
    return handle(request, response);
  };
}
