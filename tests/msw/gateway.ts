import { handleGateway } from "#lib/gateway/handle.ts";
import { type Stub, stubBackend, withSite } from "./stub-backend.ts";

export const ORIGIN = "http://shop.test:3000";
export const CART = { cookie: "cartId=42; protectCode=CANARY-CODE" };

interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends a call as the shop's own pages do; `headers` override theirs. */
export function send(
  path: string,
  { method = "POST", headers = {}, body = {} }: Sending = {},
): Promise<Response> {
  const request = new Request(`${ORIGIN}/api/v1/${path}`, {
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
  return handleGateway(request);
}

/** Stubs the backend; returns its calls except those of the start-up. */
export function backend(stub: Stub, options?: Parameters<typeof withSite>[1]): Request[] {
  const requests: Request[] = [];
  stubBackend(
    withSite((request) => {
      requests.push(request.clone());
      return stub(request);
    }, options),
  );
  return requests;
}

export const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { payload: { message: string } } }).error.payload.message;
