import { type Guest, guestCookie } from "#lib/gateway/auth/guest-pass.ts";
import { handleGateway } from "#lib/gateway/handle.ts";
import { type Stub, stubBackend, withSite } from "./stub-backend.ts";

export const ORIGIN = "http://shop.test:3000";
export const CART = { cookie: "cartId=42; protectCode=CANARY-CODE" };

interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** A request as the shop's own pages send it; `headers` override theirs. */
export const requestOf = (
  path: string,
  { method = "POST", headers = {}, body = {} }: Sending = {},
): Request =>
  new Request(`${ORIGIN}/api/${path}`, {
    method,
    headers: {
      host: "shop.test:3000",
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "x-requested-with": "baseline",
      "content-type": "application/json",
      ...headers,
    },
    body: method === "GET" ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });

/** Sends a call as the shop's own pages do; `headers` override theirs. */
export const send = (path: string, sending?: Sending): Promise<Response> =>
  handleGateway(requestOf(`v1/${path}`, sending));

const GUEST: Guest = {
  userId: 5,
  email: "ana@example.com",
  billingAddressId: 31,
  shippingAddressId: 32,
};

/** The cookies of `CART` with a guest's pass, after `backend` has set the secret. */
export async function guestOf(
  guest: Partial<Guest> = {},
  cartId = "42",
  siteId = 7,
  made = Date.now(),
) {
  const site = { siteId, secure: false };
  const pass = await guestCookie({ ...GUEST, ...guest }, cartId, site, made);
  return { cookie: `${CART.cookie}; ${pass.split(";")[0]}` };
}

/** Stubs the backend; returns its calls except those of the start-up. */
export function backend(
  stub: Stub,
  options?: Parameters<typeof withSite>[1],
  env?: Record<string, string>,
): Request[] {
  const requests: Request[] = [];
  stubBackend(
    withSite((request) => {
      requests.push(request.clone());
      return stub(request);
    }, options),
    env,
  );
  return requests;
}

/** The names of the cookies that an answer ends. */
export const endedCookies = (response: Response): (string | undefined)[] =>
  response.headers
    .getSetCookie()
    .filter((value) => value.includes("Max-Age=0"))
    .map((value) => value.split("=")[0]);

export const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { payload: { message: string } } }).error.payload.message;
