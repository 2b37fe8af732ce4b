import axios from "axios";
import type { AnswerOf, Call, InputOf } from "#lib/api/call.ts";
import type { Endpoint } from "#lib/api/endpoint.ts";
import { fail, ok, type Result, toApiError } from "#lib/api/errors.ts";
import { SESSION_ENDED_EVENT, SESSION_ENDED_HEADER } from "#lib/api/session-ended.ts";

/** Milliseconds: the gateway's own deadlines are shorter, so this only ends a dead connection. */
const DEADLINE = 35_000;

interface GatewayOptions<C extends Call> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly input?: InputOf<C>;
  readonly signal?: AbortSignal;
}

/**
 * A call from a browser, through the same-origin gateway. Never throws; a cancelled call is a network error
 * with the message `canceled`. Loaded lazily: `const { callGateway } = await import("./call-gateway.ts")`.
 *
 * @example callGateway<typeof calls.ecommerce.cart.addItem>(endpoints.ecommerce.cart.addItem, { input })
 */
export async function callGateway<C extends Call>(
  endpoint: Endpoint,
  { params = {}, input, signal }: GatewayOptions<C> = {},
): Promise<Result<AnswerOf<C>>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const isGet = endpoint.method === "GET";
  try {
    const response = await axios.request<unknown>({
      url: `/api/${endpoint.version}/${path}`,
      method: endpoint.method,
      params: isGet ? input : undefined,
      data: isGet ? undefined : (input ?? {}),
      headers: {
        "x-requested-with": "baseline",
        language: document.documentElement.lang,
        ...(!isGet && { "content-type": "application/json" }),
      },
      signal,
      timeout: DEADLINE,
      validateStatus: () => true,
    });
    if (response.headers?.[SESSION_ENDED_HEADER])
      window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
    return readGateway<C>(response.status, response.data);
  } catch (error) {
    const message = axios.isCancel(error)
      ? "canceled"
      : error instanceof Error
        ? error.name
        : "network";
    return fail({ kind: "network", status: 0, message });
  }
}

/** The gateway has already checked the answer against its schema; here only its envelope is read. */
function readGateway<C extends Call>(status: number, body: unknown): Result<AnswerOf<C>> {
  const { data, error } = (typeof body === "object" && body !== null ? body : {}) as {
    data?: unknown;
    error?: { statusCode?: number; payload?: { message?: string } };
  };
  if (status >= 400)
    return fail(toApiError(error?.statusCode ?? status, error?.payload?.message ?? ""));
  if (data === undefined) return fail({ kind: "invalidAnswer", status, message: "no data" });
  return ok(data as AnswerOf<C>);
}
