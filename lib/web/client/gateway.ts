import type { z } from "zod";
import type { Access, Call, Fill } from "#lib/shop/api/call.ts";
import type { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import { callGateway, type GatewayOptions } from "./call-gateway.ts";

type Values<Input, P extends string> = Pick<GatewayOptions, "signal" | "keepalive"> &
  (Record<never, never> extends Input ? { readonly input?: Input } : { readonly input: Input }) &
  ([P] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: Readonly<Record<P, string | number>> });

type Send<Input, Answer, P extends string> =
  Record<never, never> extends Values<Input, P>
    ? (values?: Values<Input, P>) => Promise<Result<Answer>>
    : (values: Values<Input, P>) => Promise<Result<Answer>>;

/** The calls that a visitor's browser may make; those of the server and of staff are left out. */
type Gateway<Tree> = {
  readonly [Name in keyof Tree as Tree[Name] extends { readonly access: "server" | "staff" }
    ? never
    : Name]: Tree[Name] extends Call<infer Input, infer Answer, Fill, Access, infer P>
    ? Send<z.input<Input>, z.output<Answer>, P>
    : Gateway<Tree[Name]>;
};

/** A function for every property path; calling it sends the call of that path. */
function callAt(path: readonly string[]): object {
  return new Proxy(() => {}, {
    // Symbols and `then` aren't calls: a proxy with a `then` would be awaited as a promise.
    get: (_, name) =>
      typeof name === "symbol" || name === "then" ? undefined : callAt([...path, name]),
    apply: (_, __, [options]: [GatewayOptions?]) =>
      callGateway((path[0] === "v2" ? path : ["v1", ...path]).join("/"), options),
  });
}

/**
 * The backend's calls as a browser makes them, typed by the table on the server. The property path is the call's path,
 * so that neither the table nor its schemas are downloaded.
 * @example
 * const result = await gateway.ecommerce.cart.updateItem({ input: { itemId, qty, options } });
 * // POST /api/v1/ecommerce/cart/updateItem
 */
export const gateway = callAt([]) as Gateway<typeof calls>;

/** The staff member of the session; a failure for everybody else. The only staff call that a public page makes. */
export const readStaff = callAt(["user", "profile"]) as () => Promise<
  Result<z.output<typeof calls.user.profile.answer>>
>;

/** Milliseconds for placing an order: more than the gateway's own limit (docs/security.md §1.17). */
const ORDER_DEADLINE = 50_000;

/** The gateway's own route for placing an order, which isn't a call of the backend. */
export const sendOrder = (input: object): Promise<Result<OrderAnswer>> =>
  callGateway("order/place", { input, deadline: ORDER_DEADLINE });
