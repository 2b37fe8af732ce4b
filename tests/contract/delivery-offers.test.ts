import { expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { promiseOf } from "#lib/shop/domain/product/delivery-promise.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { connect, outcome } from "./client.ts";

mountSandbox();

const { filter } = calls.product.web;
const { getDeliveryOffers } = calls.ecommerce.delivery;
const CROATIA = "HR";

async function asked(domain: string, locale: string, iso: string) {
  const client = await connect(domain, locale);
  const { items } = await client.get(filter, {
    input: { filters: [{ key: "archived", value: false }], limit: 50, page: 1 },
  });
  const { countries } = await client.get(calls.commons, { input: { language: locale } });
  const countryId = countries.find((country) => country.iso === iso)?.id ?? 0;
  const offersFor = (format: string) =>
    client.send(getDeliveryOffers, {
      input: {
        productId: items.find((item) => item.format === format && item.type === "product")?.id ?? 0,
        countryId,
        currencyId: client.currencyId,
      },
    });
  return { client, items, offersFor };
}

it("a site that offers it says how a product is delivered before there is a cart", async () => {
  const { offersFor } = await asked("localhost", "en", CROATIA);
  const offers = await offersFor("simple");
  if (!offers.ok) throw new Error(outcome(offers));
  expect(promiseOf(offers.data, {}, null)).toMatchObject({
    isFrom: true,
    days: { min: 2, max: 4 },
    pickUps: expect.arrayContaining([expect.objectContaining({ price: 0 })]),
  });
  const download = await offersFor("eproduct");
  expect(download.ok && download.data).toEqual([]);
});

it("a site that does not offer it answers 404", async () => {
  const { offersFor } = await asked("tenis.localhost", "hr", CROATIA);
  expect(outcome(await offersFor("simple"))).toMatch(/^404/);
});

it("lists take flags where the site offers them", async () => {
  const { client } = await asked("localhost", "en", CROATIA);
  const { items } = await client.get(filter, {
    input: {
      filters: [
        { key: "archived", value: false },
        { key: "inStock", value: true },
        { key: "minRating", value: 4 },
      ],
      select: ["id", "stock", "rating"],
      limit: 50,
      page: 1,
    },
  });
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ rating }) => (rating?.average ?? 0) >= 4)).toBe(true);
  expect(items.every(({ stock }) => stock.quantity !== 0)).toBe(true);
});
