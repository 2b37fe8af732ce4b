import { beforeEach, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { backend, CART } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { PlainCart } from "./plain-cart.tsx";
import { PlainProblem } from "./plain-form.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
const stocks = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/data/catalog/products.ts", () => ({
  listProductsById: async () => [],
  getStocks: stocks,
}));
beforeEach(resetLimits);

const context = testContext();
const figures = { itemsTotal: 20, orderTotal: 20, cartTotal: 20 };
const line = (itemId: number) => ({
  itemId,
  productId: 20 + itemId,
  qty: 2,
  options: {},
  productData: { name: `Racket ${itemId}`, slug: "racket" },
  prices: { base: { finalPrice: 10, cartTotal: 20 }, converted: { finalPrice: 10, row: 20 } },
});
const answer = {
  id: "42",
  items: [line(1), line(2)],
  prices: { base: figures, converted: figures },
};

/** The plain cart of two lines; of their products so many are left, null where nobody says. */
async function cartWith(left: readonly [number, number] | null) {
  backend(() => data(answer));
  if (left)
    stocks.mockResolvedValue(
      new Map(left.map((quantity, at) => [21 + at, { available: true, quantity }])),
    );
  else stocks.mockRejectedValue(new Error("The shop is silent."));
  const visitor = openVisitor(new Headers({ host: "shop.test:3000", cookie: CART.cookie }), "en");
  return serverMarkup(<PlainCart context={context} visitor={visitor} query={{}} />);
}

it("names what cannot be ordered, and goes on without it", async () => {
  const page = await cartWith([5, 0]);
  expect(page).toContain(en.cart.blocked.title);
  expect(page).toMatch(/Racket 2<\/bdi>.*?Sold out at the moment/);
  expect(page).toContain('action="/api/form/take-left"');
  expect(page).not.toContain(`>${en.cart.checkout}<`);
});

it("offers nothing where nothing is left", async () => {
  const page = await cartWith([0, 0]);
  expect(page).toContain(en.cart.blocked.none);
  expect(page).not.toContain("take-left");
});

it("leads to the checkout where all is there, or nobody knows", async () => {
  for (const left of [[2, 2], null] as const) {
    const page = await cartWith(left);
    expect(page).not.toContain(en.cart.blocked.title);
    expect(page).toContain(`>${en.cart.checkout}<`);
  }
});

it("a problem has the focus when the page opens", async () => {
  const page = await serverMarkup(<PlainProblem problem="generic" t={(key) => key} />);
  expect(page).toMatch(/<div tabindex="-1" autofocus=""/i);
});
