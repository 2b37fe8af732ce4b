import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { type CookieReader, cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { handleGateway } from "#lib/gateway/handle.ts";
import { handlePlaceOrder } from "#lib/gateway/order/handle-place-order.ts";
import { login, logout } from "#lib/gateway/session-routes.ts";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { requestOrigin } from "#lib/web/site/host.ts";

/**
 * A visitor without JavaScript, for whom the server makes the calls that scripts would make. They go through the
 * gateway, so that all of its checks apply (decision 0058).
 */
export interface Visitor {
  /** The current cookies, after the calls so far. */
  cookies(): CookieReader;
  /** `Set-Cookie` headers of the calls so far, which belong to the answer. */
  setCookies(): readonly string[];
  call<C extends Call>(
    call: C,
    input?: unknown,
    params?: Readonly<Record<string, number | string>>,
  ): Promise<Result<AnswerOf<C>>>;
  /** The gateway's one step of an order (decision 0045); its answer is read by the caller. */
  placeOrder(input: unknown): Promise<Result<unknown>>;
  /** The login of customers, never of staff. */
  logIn(credentials: { username: string; password: string }): Promise<Result<unknown>>;
  logOut(): Promise<Result<unknown>>;
}

/** Headers that describe the visitor's own request and not a call made for them. */
const OWN = ["cookie", "content-length", "content-type", "transfer-encoding", "accept-encoding"];

/**
 * The visitor of a request, in a language of the site. Check `senderOf` before the first call that changes something.
 */
export function openVisitor(headers: Headers, locale: string): Visitor {
  const jar = new Map<string, string>();
  const made: string[] = [];
  for (const part of (headers.get("cookie") ?? "").split(/;\s*/)) {
    const at = part.indexOf("=");
    const name = part.slice(0, at);
    if (at > 0 && !jar.has(name)) jar.set(name, part.slice(at + 1));
  }
  const own = (): Headers => {
    const all = new Headers(headers);
    for (const name of OWN) all.delete(name);
    all.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    return all;
  };
  const keep = (setCookie: string): void => {
    const [pair = ""] = setCookie.split(";");
    const at = pair.indexOf("=");
    if (/;\s*max-age=0/i.test(setCookie)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
    made.push(setCookie);
  };
  /** Always POST, as the browser's client (decision 0021). */
  const requestOf = (path: string, input: unknown): Request => {
    const all = own();
    all.set("sec-fetch-site", "same-origin");
    all.set("x-requested-with", "form");
    all.set("language", locale);
    all.set("content-type", "application/json");
    const url = new URL(`/api/${path}`, requestOrigin(headers) ?? "http://unknown.invalid");
    return new Request(url, { method: "POST", headers: all, body: JSON.stringify(input) });
  };
  const receive = async (response: Response): Promise<Result<unknown>> => {
    for (const value of response.headers.getSetCookie()) keep(value);
    const body: unknown = await response.json();
    if (response.ok && isRecord(body)) return ok(body.data);
    return fail(toApiError(response.status, messageIn(body)));
  };
  return {
    cookies: () => cookiesOf(own()),
    setCookies: () => made,
    async call<C extends Call>(
      { path, version, params: names }: C,
      input: unknown = {},
      params: Readonly<Record<string, number | string>> = {},
    ) {
      const values = names.map((name) => encodeURIComponent(params[name] ?? ""));
      const whole = [version, path, ...values].join("/");
      const sent = await receive(await handleGateway(requestOf(whole, input)));
      // The gateway has read the answer by the call's own schema.
      return sent as Result<AnswerOf<C>>;
    },
    placeOrder: async (input) => receive(await handlePlaceOrder(requestOf("order/place", input))),
    logIn: async (credentials) => receive(await login(requestOf("session/login", credentials))),
    logOut: async () => receive(await logout(requestOf("session/logout", {}))),
  };
}

function messageIn(body: unknown): string {
  const error = isRecord(body) ? body.error : null;
  const payload = isRecord(error) ? error.payload : null;
  return isRecord(payload) ? String(payload.message ?? "") : "";
}
