import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { CART } from "#tests/msw/gateway.ts";
import { leadsTo, postForm as post } from "#tests/msw/plain-form.ts";
import { data, stubBackend, tokenFor, withSite } from "#tests/msw/stub-backend.ts";

beforeEach(resetLimits);

const ADDRESS = {
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "1",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
};
const callsOf = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url).pathname.split("/").at(-1));

describe("the checkout of a customer", () => {
  const cookie = `${CART.cookie}; loggedIn=1; accessToken=${tokenFor("a", 600)}; refreshToken=r`;
  const host = "shop.one:3000";
  const headers = { cookie, host, origin: `http://${host}` };
  const form = { ...ADDRESS, country: "HR" };
  /** A shop that keeps the addresses of its one customer. */
  function profileOf(addresses: Record<string, unknown>[]): Request[] {
    const asked: Request[] = [];
    const known = withSite(async (request) => {
      asked.push(request.clone());
      if (request.url.includes("address/create"))
        addresses.push({ ...(await request.json()), id: addresses.length + 1 });
      return data({ id: 9, email: "ana@example.com", addresses });
    });
    stubBackend(async (request) => {
      const answer = await known(request);
      if (!request.url.includes("/commons")) return answer;
      const { data: commons } = await answer.json();
      return data({ ...commons, countries: [{ id: 1, iso: "HR", code: "HRV", name: "Croatia" }] });
    });
    return asked;
  }

  it("keeps the address in the profile, as its main and its delivery address", async () => {
    const addresses: Record<string, unknown>[] = [];
    const asked = profileOf(addresses);
    const response = await post("address", form, headers);
    expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true&step=shipping"]);
    expect(addresses.map(({ type, street }) => [type, street])).toEqual([
      ["shipping", "Ilica"],
      ["main", "Ilica"],
    ]);
    expect(callsOf(asked)).not.toContain("register");
    const again = profileOf(addresses);
    await post("address", form, headers);
    expect(callsOf(again)).toEqual(["profile"]);
  });

  it("keeps a changed address beside the one that was saved", async () => {
    const saved = { ...ADDRESS, country: "HR", street: "Vlaška" };
    const addresses: Record<string, unknown>[] = [
      { ...saved, id: 31, type: "main" },
      { ...saved, id: 32, type: "shipping" },
    ];
    const asked = profileOf(addresses);
    await post("address", form, headers);
    const updated = asked.filter(({ url }) => url.includes("address/update/"));
    for (const request of updated) expect(await request.json()).toMatchObject({ street: "Vlaška" });
    expect(addresses.some(({ street }) => street === "Ilica")).toBe(true);
  });

  it("orders for the customer of the session", async () => {
    const asked = profileOf([]);
    const first = await post("address", form, headers);
    const typed = first.headers.getSetCookie().find((one) => one.startsWith("typedAddress="));
    const figures = { itemsTotal: 10, orderTotal: 10, cartTotal: 10 };
    const seenItem = {
      itemId: 9,
      productId: 31,
      qty: 1,
      options: {},
      productData: { name: "Racket", slug: "racket" },
      prices: { base: { finalPrice: 10, cartTotal: 10 }, converted: { finalPrice: 10, row: 10 } },
    };
    const known = withSite((request) => {
      asked.push(request.clone());
      if (request.url.includes("getApplicablePaymentMethods"))
        return data([{ id: 1, name: "On delivery", paymentType: null }]);
      if (request.url.includes("consent")) return data([]);
      if (request.url.includes("order/create")) return data({ html: "", orderSlug: "o-1" });
      if (request.url.includes("profile")) return data({ id: 9, addresses: [] });
      return data({ id: "42", items: [seenItem], prices: { base: figures, converted: figures } });
    });
    stubBackend(known);
    const seen = JSON.stringify({
      currencyId: 5,
      prices: { converted: { orderTotal: 10 }, base: { orderTotal: 10 } },
      items: [{ itemId: 9, prices: { base: { finalPrice: 10, cartTotal: 10 } } }],
    });
    const both = { ...headers, cookie: `${cookie}; ${typed?.split(";")[0]}` };
    const placed = await post("order", { payment: "1", seen }, both);
    expect(leadsTo(placed)).toEqual([303, "/en/checkout/success?orderSlug=o-1"]);
    const order = asked.find(({ url }) => url.endsWith("order/create"));
    expect(await order?.json()).toMatchObject({ userId: 9 });
  });
});
