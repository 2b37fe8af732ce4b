import { HSTS } from "#lib/security/headers.ts";
import type { Handle } from "./handle.ts";

/** Tells browsers on every answer over https, files and refusals included, to come by https only (docs/security.md §2.3). */
export function sendHsts(handle: Handle): Handle {
  return (request, response) => {
    if (request.headers["x-forwarded-proto"] === "https")
      response.setHeader("strict-transport-security", HSTS);
    return handle(request, response);
  };
}
