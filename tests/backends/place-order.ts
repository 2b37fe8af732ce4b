import { handlePlaceOrder } from "#lib/gateway/order/handle-place-order.ts";
import { backend, guestOf, requestOf } from "./gateway.ts";
import { data, failure, type Stub } from "./stub-backend.ts";

export const lineOf = (price: number | null = 10) => ({
  itemId: 1,
  productId: 3,
  qty: 1,
  productData: { name: "Racket" },
  prices: { base: { finalPrice: price, cartTotal: price }, converted: { finalPrice: 10, row: 10 } },
});
export const cartOf = (orderTotal = 12, more: object = {}) => ({
  id: 42,
  items: [lineOf()],
  prices: { converted: { orderTotal }, base: { orderTotal } },
  ...more,
});
export const SEEN = {
  currencyId: 5,
  prices: { converted: { orderTotal: 12 }, base: { orderTotal: 12 } },
  items: [{ itemId: 1, prices: { base: { finalPrice: 10, cartTotal: 10 } } }],
};
export const ORDER = {
  userId: 5,
  paymentMethodId: 1,
  consents: ["terms"],
  giftMessage: "",
  orderMessage: "Ring twice",
  to: "Iva",
  from: "Ana",
  seen: SEEN,
};
export const TERMS = {
  uniqueNumber: "terms",
  displayName: "Terms",
  consents: ["terms"],
  requiredConsents: ["terms"],
};

/** A backend with which an order succeeds, but for the calls that a test answers itself; by the end of their path. */
export const accepting =
  (own: Readonly<Record<string, Stub>> = {}): Stub =>
  (request) => {
    const path = new URL(request.url).pathname;
    const answers: Record<string, Stub> = {
      "gdpr/web/consent/filter": () => data([TERMS]),
      "payment/savePaymentMethod": () => data({}),
      "cart/validateCart": () => data({ items: [lineOf()], validateMemberCard: true }),
      "cart/getCart": () => data(cartOf()),
      "order/create": () => data({ html: "", orderSlug: "a-1" }),
      ...own,
    };
    const [, stub] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    return stub ? stub(request) : failure(404, "none");
  };

export const place = async (body: object = ORDER, headers?: Record<string, string>) =>
  handlePlaceOrder(requestOf("order/place", { headers: headers ?? (await guestOf()), body }));
export const pathsOf = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url).pathname.replace(/^.*\/v1\//, ""));
export const ordered = (asked: readonly Request[]) =>
  asked.filter(({ url }) => url.endsWith("/order/create"));
/** The browser's answer, and whether the backend got the order. */
export async function outcome(stub: Stub, body: object = ORDER) {
  const asked = backend(stub);
  const response = await place(body);
  const { data: told } = await response.json();
  return { told, sent: ordered(asked).length, response };
}
