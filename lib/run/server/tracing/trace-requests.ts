import type { IncomingMessage, ServerResponse } from "node:http";
import type { Tracer } from "#lib/base/trace/tracer.ts";
import { setTrace, traceFrom } from "#lib/run/front/request-trace.ts";
import type { Outcome } from "#lib/run/front/send-answer.ts";
import type { Handle } from "#lib/run/server/request-step.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface Noted {
  readonly outcome: Outcome;
  /** The internal path of the page; null if it isn't a page. */
  readonly page: string | null;
}

/**
 * Records requests to the front. Addresses may contain search words, names and tokens, so they are not recorded: only a
 * page's site and route, and for other requests the part of the shop.
 */
export function createRequestTracing(tracer: Tracer) {
  const noted = new WeakMap<ServerResponse, Noted>();

  function end(request: IncomingMessage, response: ServerResponse) {
    const { outcome, page = null } = noted.get(response) ?? {};
    const { route, site } = page === null ? { route: partOf(request) } : routeOf(page);
    const { statusCode } = response;
    return {
      name: route === undefined ? undefined : `${methodOf(request)} ${route}`,
      attributes: {
        "http.response.status_code": statusCode,
        "http.route": route,
        "shop.site": site,
        "shop.cache": outcome?.toLowerCase(),
        "error.type": response.writableFinished ? undefined : "aborted",
      },
      hasFailed: statusCode >= 500,
    };
  }

  return {
    /** How an answer came about. */
    note(response: ServerResponse, outcome: Outcome, page: string | null): void {
      noted.set(response, { outcome, page });
    },

    trace:
      (handle: Handle): Handle =>
      (request, response) => {
        const method = methodOf(request);
        const span = tracer.start(method, "server", traceFrom(request), {
          "http.request.method": method,
        });
        setTrace(request, span.context);
        response.once("close", () => span.end(end(request, response)));
        return handle(request, response);
      },
  };
}

/** Other methods are client input, so they are not recorded. */
const methodOf = ({ method = "" }: IncomingMessage): string =>
  METHODS.has(method) ? method : "HTTP";

const partOf = ({ url = "" }: IncomingMessage): string | undefined =>
  /^\/(?:api|_next|admin)(?=[/?]|$)/.exec(url)?.[0];

/** The route in `/storefront/{site}/{language}/{route}/…`. */
function routeOf(page: string): { readonly route: string; readonly site: string | undefined } {
  const [, surface = "", site, , route = ""] = page.split("/");
  return { route: `/${surface}${route && `/${route}`}`, site };
}
