import { beforeEach, expect, it, vi } from "vitest";
import { aProduct } from "#tests/factories/product.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { Promises } from "./promises.tsx";

const offers = vi.hoisted(() => ({ current: [] as unknown[] }));
vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#lib/web/data/read.ts", () => ({ read: async () => offers.current }));

const countries = [{ id: 1, iso: "HR", code: "HRV", name: "Croatia" }];
const pageOf = async (options: Record<string, unknown>, wire: Record<string, unknown> = {}) => {
  const context = testContext({ countries, options: new Map(Object.entries(options)) });
  const page = await serverMarkup(<Promises context={context} product={aProduct(wire)} />);
  return page.replace(/<svg.*?<\/svg>/g, "");
};
const textOf = (page: string) => page.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

beforeEach(() => {
  offers.current = [
    { id: 1, name: "Courier", price: 5.9, freeFrom: 120, minDays: 2, maxDays: 4, options: [] },
    { id: 2, name: "Express", price: 12.9, freeFrom: null, options: [] },
    { id: 3, name: "At the club", kind: "pickUp", price: 0, options: [{ id: 1, name: "Desk" }] },
  ];
});

it("says beside the button what the delivery costs, how long it takes, and where it can be fetched", async () => {
  const page = await pageOf({ Capabilities: "deliveryOffers", DeliveryPage: "delivery" });
  expect(textOf(page)).toBe(
    "|Delivery to Croatia from €5.90 · free from €120.00| |With you in 2 to 4 business days| |About delivery|At the club, free| |",
  );
  expect(page).toContain('href="/en/delivery"');
});

it("says how it can be sent back, with the page about it", async () => {
  const page = await pageOf({ ReturnsNote: { en: "30 days" }, ReturnsPage: "returns" });
  expect(textOf(page)).toBe("|30 days| |About returns|");
  expect(page).toContain('href="/en/returns"');
});

it("is absent where neither the backend nor the site says anything", async () => {
  expect(await pageOf({})).toBe("");
  offers.current = [];
  expect(await pageOf({ Capabilities: "deliveryOffers" })).toBe("");
});

it("promises no delivery of what is sold out, is downloaded or is done", async () => {
  const options = { Capabilities: "deliveryOffers", ReturnsNote: "30 days" };
  expect(textOf(await pageOf(options, { stock: { available: false } }))).toBe("|30 days| |");
  expect(await pageOf(options, { format: "e-product" })).toBe("");
  expect(await pageOf(options, { type: "service" })).toBe("");
});
