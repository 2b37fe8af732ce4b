import { SITE_EXPIRED_HEADER, siteExpiredAt } from "#lib/web/cache/expiries.ts";
import { requestHost } from "#lib/web/site/host.ts";
import type { Handle } from "./request-step.ts";

/**
 * Tells the middleware when the visited site's options last changed: it has its own memory and receives no expiries.
 */
export function saySiteExpiry(handle: Handle): Handle {
  return (request, response) => {
    const { headers } = request;
    const host = requestHost({ get: (name) => String(headers[name] ?? "") || null });
    headers[SITE_EXPIRED_HEADER] = String(host ? siteExpiredAt(host.domain) : 0);
    return handle(request, response);
  };
}
