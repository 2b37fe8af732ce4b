import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { currentTrace } from "#lib/base/trace/current-trace.ts";
import { traceHeaders } from "#lib/base/trace/trace-context.ts";
import type { Tracer } from "#lib/base/trace/tracer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";

/** Data of a request that `fetch` publishes, in this runtime and in the middleware's. */
interface Sent {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: string[];
}

interface News {
  readonly request: Sent;
  readonly response?: { readonly statusCode: number };
}

type Span = ReturnType<Tracer["start"]>;

/** The User-Agent that Next sets in the middleware's runtime. */
const MIDDLEWARE = "Next.js Middleware";

/**
 * Records the middleware's backend calls. Its runtime shares no memory with this process, but its `fetch` publishes
 * each request to Node's diagnostics channels, with the trace of the request. Only the names of declared calls are
 * recorded, because a path may contain an id. Returns a function that stops it.
 */
export function traceMiddleware(tracer: Tracer, backend: string): () => void {
  const { origin, pathname } = new URL(backend);
  const base = pathname.replace(/\/+$/, "");
  const names = new Map(
    listCalls(calls)
      .filter(({ params }) => params.length === 0)
      .map(({ method, version, path }) => [`${method} ${base}/api/${version}/${path}`, path]),
  );
  const running = new WeakMap<Sent, Span>();

  function begin({ request }: News): void {
    const parent = currentTrace();
    const { headers, method, path } = request;
    if (!parent || request.origin !== origin || headerOf(headers, "user-agent") !== MIDDLEWARE)
      return;
    const call = names.get(`${method} ${path.split("?")[0]}`);
    const span = tracer.start(call ?? "backend", "client", parent, {
      "http.request.method": method,
      "shop.call": call,
    });
    running.set(request, span);
    // Spans of the backend are children of this call.
    for (const [name, value] of Object.entries(traceHeaders(span.context))) {
      const at = placeOf(headers, name);
      if (at !== -1) headers[at + 1] = value;
    }
  }

  const end = (request: Sent, status: number | undefined, error?: string): void => {
    running.get(request)?.end({
      attributes: { "http.response.status_code": status, "error.type": error },
      hasFailed: error !== undefined,
    });
    running.delete(request);
  };

  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    create: (message) => isNews(message) && begin(message),
    headers: (message) => {
      if (!isNews(message)) return;
      const status = message.response?.statusCode ?? 0;
      end(message.request, status, status >= 400 && status !== 404 ? "http" : undefined);
    },
    error: (message) => isNews(message) && end(message.request, undefined, "network"),
  };
  const channels = Object.entries(listeners).map(
    ([name, listener]) => [`undici:request:${name}`, listener] as const,
  );
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}

/** The index of a header's name; -1 if it is missing. */
const placeOf = (headers: readonly string[], name: string): number =>
  headers.findIndex((text, at) => at % 2 === 0 && String(text).toLowerCase() === name);

function headerOf(headers: readonly string[], name: string): string | undefined {
  const at = placeOf(headers, name);
  return at === -1 ? undefined : headers[at + 1];
}

/** Node may change its diagnostics channels: unknown messages are not recorded. */
function isNews(message: unknown): message is News {
  if (typeof message !== "object" || message === null || !("request" in message)) return false;
  const { request } = message;
  return (
    typeof request === "object" &&
    request !== null &&
    "headers" in request &&
    Array.isArray(request.headers) &&
    "path" in request &&
    typeof request.path === "string" &&
    "origin" in request &&
    "method" in request
  );
}
