import { getSettings } from "#lib/base/config/settings.ts";
import { withoutEnd } from "#lib/base/utils/without-end.ts";
import type { AnswerOf, Call, ParamsOf, RequestOf } from "#lib/shop/api/call.ts";
import { fail, ok, type Result } from "#lib/shop/api/errors.ts";
import { segmentsOf, toPathSegment } from "#lib/shop/api/path-segment.ts";
import { fieldsOf, readAnswer } from "./answer.ts";
import { readBounded } from "./bounded.ts";
import { reportFault } from "./report-fault.ts";
import { readShared, recentAnswer } from "./shared-answers.ts";
import { traceCall } from "./trace-call.ts";

/** Milliseconds for a whole call, retries included (docs/security.md §3.3). */
const DEADLINE = 5_000;

export interface BackendOptions<C extends Call> {
  readonly site?: { readonly apiKey: string; readonly siteId: number };
  readonly storeId?: number;
  readonly locale?: string;
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: ParamsOf<C>;
  readonly input?: RequestOf<C>;
  /** Sent instead of `input`, from which it was made (send-searched.ts). */
  readonly sent?: object;
  /** The tags and lifetime of the page being rendered; only for reads of cached pages. */
  readonly next?: { readonly tags?: string[]; readonly revalidate?: number | false };
  readonly cache?: RequestCache;
  /** For the few answers whose headers matter (`ETag`, docs/contract.md §5.15). */
  readonly onHeaders?: (headers: Headers) => void;
  /**
   * An answer read by nearly every page: parsed once for all of them, frozen, and not requested again while it is
   * recent. `askedAt` is in milliseconds since 1970.
   */
  readonly shared?: { readonly isRecent: (askedAt: number) => boolean };
  /** Milliseconds in total. */
  readonly deadline?: number;
}

/**
 * Sends one call and reads its answer. Never throws: every fault is a value of the closed union. Only calls marked safe
 * are retried, once, after a network fault, within the same deadline.
 */
export async function sendToBackend<C extends Call>(
  call: C,
  options: BackendOptions<C> = {},
): Promise<Result<AnswerOf<C>>> {
  const request = toRequest(call, options);
  if (!request.ok) return request;
  const { url } = request.data;
  const { shared } = options;
  const place = shared ? placeOf(request.data, options) : "";
  const recent = shared && recentAnswer(place, call, shared.isRecent);
  if (recent) return recent;
  const began = Date.now();
  const trace = traceCall(call, options.site?.siteId);
  const init = {
    ...request.data.init,
    headers: { ...request.data.init.headers, ...trace.headers },
  };
  let sent = await transmit(url, init);
  if (!sent.ok && call.safe && !init.signal?.aborted) sent = await transmit(url, init);
  if (sent.ok) options.onHeaders?.(sent.data.headers);
  const result = sent.ok ? readSent(sent.data) : sent;
  trace.end(sent.ok ? sent.data.status : 0, result.ok ? undefined : result.error);
  if (!result.ok) reportFault(call, result.error, { site: options.site?.siteId, began });
  return result;

  function readSent({ status, body }: { readonly status: number; readonly body: string | null }) {
    return shared ? readShared(place, call, status, body, began) : readAnswer(call, status, body);
  }
}

/** The identity of a request: its address, its body and its sender. */
const placeOf = <C extends Call>(
  { url, init }: { readonly url: string; readonly init: RequestInit },
  { site, storeId, locale }: BackendOptions<C>,
): string => JSON.stringify([url, init.body, site?.siteId, storeId, locale]);

type Init = RequestInit & { readonly headers: Readonly<Record<string, string>> };

/** A call as it is sent; a failure if the input does not match its schema. */
export function toRequest<C extends Call>(
  call: C,
  options: BackendOptions<C>,
): Result<{ url: string; init: Init & Pick<BackendOptions<C>, "next"> }> {
  const request = call.request.safeParse(options.sent ?? options.input ?? {});
  if (!request.success)
    return fail({ kind: "validation", status: 422, message: fieldsOf(request.error) });
  const url = addressOf(call, options.params ?? {}, request.data);
  if (url === null) return fail({ kind: "validation", status: 422, message: "params" });
  const init = {
    method: call.method,
    headers: headersOf(call, isBackends(url) ? options : withoutTokens(options)),
    body: call.method === "GET" ? undefined : JSON.stringify(request.data),
    // A redirect would send the API key to its target.
    redirect: "manual" as const,
    signal: AbortSignal.timeout(options.deadline ?? call.deadline ?? DEADLINE),
    ...(options.next && { next: options.next }),
    ...(options.cache && { cache: options.cache }),
  };
  return ok({ url, init });
}

async function transmit(
  url: string,
  init: RequestInit,
): Promise<Result<{ status: number; headers: Headers; body: string | null }>> {
  const stop = new AbortController();
  const { signal } = init;
  // Forwarded by hand, because the middleware's runtime has no `AbortSignal.any`.
  signal?.addEventListener("abort", () => stop.abort(signal.reason), { once: true });
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    const { status, headers } = response;
    const body = await readBounded(response);
    // Stops the download too: Next reads a second copy of the body to its end, however long it is.
    if (body === null) stop.abort();
    return { ok: true, data: { status, headers, body } };
  } catch (error) {
    return fail({
      kind: "network",
      status: 0,
      message: error instanceof Error ? error.name : "network",
    });
  }
}

/**
 * Whether an address belongs to the backend itself: an external search service gets no tokens (docs/security.md §2.1).
 */
const isBackends = (url: string): boolean =>
  new URL(url).origin === new URL(getSettings().BACKEND_URL).origin;

const withoutTokens = <C extends Call>(options: BackendOptions<C>): BackendOptions<C> => ({
  ...options,
  accessToken: undefined,
  refreshToken: undefined,
});

function headersOf<C extends Call>(call: Call, options: BackendOptions<C>): Record<string, string> {
  const { site, storeId, locale, accessToken, refreshToken } = options;
  return {
    accept: "application/json",
    ...(call.method !== "GET" && { "content-type": "application/json" }),
    ...(site && { apiKey: site.apiKey, site: String(site.siteId) }),
    ...(storeId !== undefined && { store: String(storeId) }),
    ...(locale && { language: locale }),
    ...(accessToken && { accessToken }),
    ...(refreshToken && { refreshToken }),
    ...options.headers,
  };
}

/**
 * The address of a call; null if a parameter is missing or cannot be a path segment. Lists in a query are
 * `name[]=a&name[]=b`.
 */
function addressOf(
  call: Call,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, unknown>>,
): string | null {
  const { BACKEND_URL, PRODUCT_SEARCH_URL } = getSettings();
  const base = (call.searched && PRODUCT_SEARCH_URL) || BACKEND_URL;
  const values = call.params.map((name) => toPathSegment(params[name] ?? ""));
  const given = values.filter((value) => value !== null);
  if (given.length < values.length) return null;
  const path = segmentsOf(call, given).join("/");
  const search = call.method === "GET" ? queryOf(query) : "";
  const below = call.version === "_cli" ? "_cli" : `api/${call.version}`;
  return `${withoutEnd(base, "/")}/${below}/${path}${search && `?${search}`}`;
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else search.append(name, String(value));
  }
  return search.toString();
}
