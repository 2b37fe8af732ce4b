import axios from "axios";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import { toPathSegment } from "#lib/shop/api/path-segment.ts";
import {
  RENEWED_ELSEWHERE_HEADER,
  REPEAT_AFTER,
  REPEATS,
} from "#lib/shop/api/renewed-elsewhere.ts";
import { SESSION_ENDED_EVENT, SESSION_ENDED_HEADER } from "#lib/shop/api/session-ended.ts";
import { DEADLINE, pageHeaders, type RouteAnswer, readEnvelope } from "./post-route.ts";

export interface GatewayOptions {
  /** Values of the path's parameters, in its order. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly input?: unknown;
  readonly signal?: AbortSignal;
  /**
   * Whether the call continues when the visitor leaves the page, as needed for changes shown as done at once. Only for
   * small inputs: browsers limit the total of all such calls of a page to 64 KiB.
   */
  readonly keepalive?: boolean;
  /** Milliseconds, for routes that take longer than the calls. */
  readonly deadline?: number;
}

/**
 * The transport of `gateway.ts`, which names and types the calls; nothing else uses it. Always POST, whatever the
 * backend's own method (decision 0021). Never throws; a cancelled call is a network error with the message
 * `canceled`.
 *
 * @param path version and path of the call, e.g. `v1/ecommerce/cart/getCart`, or that of a route
 */
export async function callGateway<T>(
  path: string,
  { params = {}, input = {}, signal, keepalive, deadline = DEADLINE }: GatewayOptions = {},
): Promise<Result<T>> {
  const values = Object.values(params).map(toPathSegment);
  if (values.includes(null)) return fail({ kind: "validation", status: 422, message: "params" });
  try {
    const send = () =>
      axios.request<RouteAnswer<T> | null>({
        url: ["/api", path, ...values].join("/"),
        method: "POST",
        data: input,
        headers: pageHeaders(),
        signal,
        timeout: deadline,
        validateStatus: () => true,
        // An XMLHttpRequest ends with its page.
        ...(keepalive && { adapter: "fetch", fetchOptions: { keepalive } }),
      });
    let response = await send();
    // The call was not carried out. The new tokens reach this browser with another answer.
    for (let left = REPEATS; left > 0 && response.headers?.[RENEWED_ELSEWHERE_HEADER]; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER));
      response = await send();
    }
    if (response.headers?.[SESSION_ENDED_HEADER])
      window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
    // The gateway has checked the answer against its schema.
    return readEnvelope(response.status, response.data);
  } catch (error) {
    const message = axios.isCancel(error)
      ? "canceled"
      : error instanceof Error
        ? error.name
        : "network";
    return fail({ kind: "network", status: 0, message });
  }
}
