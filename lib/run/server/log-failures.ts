import type { IncomingMessage } from "node:http";
import { log } from "#lib/base/config/log.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import { traceOf } from "#lib/run/front/request-trace.ts";
import { requestHost } from "#lib/web/site/host.ts";
import type { Handle } from "./request-step.ts";

/**
 * Logs every answer of 500 and above that a visitor gets, whoever made it: page, gateway, middleware or our own 503 page.
 * The address is without its query, which may carry tokens (docs/security.md §2.5). Readiness answers 503 on purpose.
 */
export function logFailures(handle: Handle): Handle {
  return async (request, response) => {
    const began = Date.now();
    response.once("finish", () => {
      const status = response.statusCode;
      if (status < 500) return;
      const path = pathOf(request);
      if (path === "/api/ready") return;
      const { method } = request;
      const site = siteOf(request);
      // 503 is temporary: the backend is down, or the site is closed.
      const level = status === 503 ? "warn" : "error";
      const duration = Date.now() - began;
      const trace = traceOf(request).traceId;
      log()[level]({ status, method, site, path, duration, trace }, "failed answer");
    });
    return handle(request, response);
  };
}

function siteOf({ headers }: IncomingMessage): string | undefined {
  const get = (name: string) => [headers[name] ?? null].flat()[0] ?? null;
  return requestHost({ get })?.domain;
}

const pathOf = ({ url = "/" }: IncomingMessage): string => oneLine(url.split("?")[0] ?? "/");
