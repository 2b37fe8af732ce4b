import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { CART } from "#tests/backends/gateway.ts";
import { leadsTo, postForm } from "#tests/backends/plain-form.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/backends/stub-backend.ts";

beforeEach(resetLimits);

const HOME = {
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "1",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
};
const OFFICE = { ...HOME, street: "Savska", companyName: "Horvat", companyOIB: "123" };
const saved = (id: number, type: string, address = {}) => ({ ...HOME, id, type, ...address });
const BOTH = [saved(1, "main"), saved(2, "shipping")];
/** The host differs from that of other tests, because a site's countries are remembered. */
const HOST = "shop.customer:3000";
const session = () => ({
  host: HOST,
  origin: `http://${HOST}`,
  cookie: `${CART.cookie}; loggedIn=1; accessToken=${tokenFor("ana", 600)}; refreshToken=r`,
});

/** A shop that delivers to Croatia, and a customer with these addresses; returns its calls but those of the start-up. */
function shop(addresses: readonly object[], more: Stub = () => data([])): Request[] {
  const asked: Request[] = [];
  const known = withSite((request) => {
    asked.push(request.clone());
    return request.url.includes("/profile")
      ? data({ id: 5, email: "ana@account.example", addresses })
      : more(request);
  });
  stubBackend(async (request) => {
    const answer = await known(request);
    if (!request.url.includes("/commons")) return answer;
    const { data: commons } = await answer.json();
    return data({ ...commons, countries: [{ id: 1, iso: "HR", code: "HRV", name: "Croatia" }] });
  });
  return asked;
}
const writesOf = (asked: readonly Request[]) =>
  asked
    .filter(({ url }) => !url.includes("/profile"))
    .map(({ url }) => new URL(url).pathname.replace(/^.*\/user\/web\//, ""));

describe("the address of a customer without a script", () => {
  it("is saved to the profile as a new one, and nobody is registered", async () => {
    const asked = shop(BOTH);
    const form = { ...HOME, street: "Nova", consent: "n:4", requiredConsent: "n:4" };
    const response = await postForm("address", form, session());
    expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true&step=shipping"]);
    const writes = asked.filter(({ url }) => url.includes("/address/"));
    expect(writesOf(writes)).toEqual(["address/update/2", "address/create", "address/create"]);
    expect(writesOf(asked).join()).not.toContain("register");
    expect(await writes[0]?.json()).toMatchObject({ type: "other", street: "Ilica" });
    expect(await writes[1]?.json()).toMatchObject({ street: "Nova" });
    expect(await asked.at(-1)?.json()).toMatchObject({
      sourceType: "addressForm",
      user: { userType: "user", email: "ana@account.example" },
    });
  });

  it("sends nothing where the profile has it already", async () => {
    const asked = shop(BOTH);
    const response = await postForm("address", HOME, session());
    expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true&step=shipping"]);
    expect(writesOf(asked)).toEqual([]);
  });

  it("leaves another billing address as it is", async () => {
    const asked = shop([saved(1, "main", OFFICE), saved(2, "shipping")]);
    await postForm("address", HOME, session());
    expect(writesOf(asked)).toEqual([]);
  });

  it("is asked for again where it could not be saved", async () => {
    shop([], () => failure(500, "CANARY"));
    const response = await postForm("address", HOME, session());
    expect(leadsTo(response)[1]).toBe("/en/checkout?plain=true&step=address&problem=tryAgain");
  });
});

describe("the order of a customer without a script", () => {
  const figures = { itemsTotal: 10, orderTotal: 10, cartTotal: 10 };
  const base = { finalPrice: 10, cartTotal: 10 };
  const prices = { base, converted: { finalPrice: 10, row: 10 } };
  const cart = {
    id: "42",
    items: [
      {
        itemId: 9,
        productId: 31,
        qty: 1,
        options: {},
        productData: { name: "Racket", slug: "racket" },
        prices,
      },
    ],
    prices: { base: figures, converted: figures },
  };
  const seen = JSON.stringify({
    currencyId: 5,
    prices: { converted: { orderTotal: 10 }, base: { orderTotal: 10 } },
    items: [{ itemId: 9, prices: { base } }],
  });
  const till: Stub = ({ url }) => {
    if (url.includes("getApplicablePaymentMethods"))
      return data([{ id: 1, name: "On delivery", paymentType: null }]);
    if (url.includes("consent")) return data([]);
    if (url.includes("order/create")) return data({ html: "", orderSlug: "o-1" });
    return data(cart);
  };
  const created = (asked: readonly Request[]) =>
    asked.find(({ url }) => url.includes("order/create"));

  it("is the customer's own, with the company of the billing address", async () => {
    const asked = shop([saved(1, "main", OFFICE), saved(2, "shipping")], till);
    const response = await postForm("order", { payment: "1", seen }, session());
    expect(leadsTo(response)).toEqual([303, "/en/checkout/success?plain=true&orderSlug=o-1"]);
    expect(await created(asked)?.json()).toMatchObject({ userId: 5 });
    const payment = asked.find(({ url }) => url.includes("savePaymentMethod"));
    expect(await payment?.json()).toMatchObject({
      userId: 5,
      companyData: { companyName: "Horvat", oib: "123" },
    });
  });

  it("waits for an address where the profile lacks one", async () => {
    const asked = shop([saved(1, "main")], till);
    const response = await postForm("order", { payment: "1", seen }, session());
    expect(leadsTo(response)[1]).toContain("step=address&problem=noActiveUser");
    expect(created(asked)).toBeUndefined();
  });
});
