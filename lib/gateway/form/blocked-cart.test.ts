import { beforeEach, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, CART, guestOf } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm as post } from "#tests/backends/plain-form.ts";
import { data, failure, type Stub } from "#tests/backends/stub-backend.ts";
import { aProduct } from "#tests/factories/product.ts";
import { keptForm, SAID } from "./stored-form.ts";
import { addressIn, typedAddressCookie } from "./typed-address.ts";

beforeEach(resetLimits);

const figures = { itemsTotal: 10, orderTotal: 10, cartTotal: 10 };
const line = (itemId: number, qty: number) => ({
  itemId,
  productId: 20 + itemId,
  qty,
  options: { personalizations: { Name: "Ana" } },
  productData: { name: `Racket ${itemId}`, slug: "racket" },
  prices: { base: { finalPrice: 10, cartTotal: 10 }, converted: { finalPrice: 10, row: 10 } },
});
const cartOf = (...items: object[]) => ({
  id: "42",
  items,
  prices: { base: figures, converted: figures },
});
const product = (id: number, quantity: number) =>
  aProduct({ id, stock: { available: true, quantity } });
/** A cart of two lines; of their products so many are left. */
const shop =
  (first: number, second: number, answer = cartOf(line(1, 3), line(2, 1))): Stub =>
  ({ url }) => {
    if (url.includes("/product/"))
      return data({ items: [product(21, first), product(22, second)] });
    if (url.includes("deleteItem")) return data({ ...answer, items: [answer.items[0]] });
    return data(answer);
  };
const changesIn = async (asked: readonly Request[]) =>
  Promise.all(
    asked
      .filter(({ url }) => /(update|delete)Item/.test(url))
      .map(async (request) => [
        new URL(request.url).pathname.split("/").at(-1),
        await request.clone().json(),
      ]),
  );

it("what is sold out goes, what is left is taken, and the checkout follows", async () => {
  const asked = backend(shop(2, 0));
  const response = await post("take-left", {}, CART);
  expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true"]);
  expect(await changesIn(asked)).toMatchObject([
    ["updateItem", { itemId: 1, qty: 2, options: { personalizations: { Name: "Ana" } } }],
    ["deleteItem", { itemId: 2 }],
  ]);
});

it("a refused change leads back to the cart with the backend's reason", async () => {
  const working = shop(9, 0);
  backend((request) =>
    request.url.includes("deleteItem") ? failure(422, "Not now.") : working(request),
  );
  const response = await post("take-left", {}, CART);
  expect(leadsTo(response)).toEqual([303, "/en/cart?plain=true&problem=generic"]);
  const cookies = cookiesOf(new Headers({ cookie: broughtBack(response) }));
  expect(keptForm(cookies, "cart")?.mistakes[SAID]).toBe("Not now.");
});

it.each([
  ["before it was sent", "validateCart", data({ items: [], errors: ["Racket 2 is gone."] })],
  ["when it was sent", "order/create", failure(422, "Racket 2 is gone.")],
])("an order refused %s keeps the backend's reason", async (_, call, answer) => {
  backend(({ url }) => {
    if (url.includes(call)) return answer.clone();
    if (url.includes("getApplicablePaymentMethods")) return data([{ id: 1, paymentType: null }]);
    return data(url.includes("consent") ? [] : cartOf());
  });
  const address = {
    contactEmail: "ana@example.com",
    firstName: "Ana",
    lastName: "Ban",
    country: "HR",
  };
  const typed = typedAddressCookie(addressIn(new URLSearchParams(address)), false).split(";")[0];
  const seen = JSON.stringify({
    currencyId: 5,
    prices: { converted: { orderTotal: 10 }, base: { orderTotal: 10 } },
    items: [],
  });
  const cookie = `${(await guestOf()).cookie}; ${typed}`;
  const response = await post("order", { payment: "1", seen }, { cookie });
  expect(leadsTo(response)[1]).toContain("step=payment&problem=");
  const cookies = cookiesOf(new Headers({ cookie: broughtBack(response) }));
  expect(keptForm(cookies, "order")?.mistakes[SAID]).toBe("Racket 2 is gone.");
});
