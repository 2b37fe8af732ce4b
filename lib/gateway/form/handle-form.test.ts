import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, CART, guestOf, ORIGIN } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm as post } from "#tests/backends/plain-form.ts";
import { data, failure, type Stub, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { productForm } from "./requested-product.ts";
import { keptForm } from "./stored-form.ts";
import { keptPayment } from "./stored-payment.ts";
import { addressIn, typedAddress, typedAddressCookie } from "./typed-address.ts";

beforeEach(resetLimits);

const item = {
  itemId: 9,
  productId: 31,
  qty: 1,
  options: { personalizations: { Name: "Ana" } },
  productData: { name: "Racket", slug: "racket" },
  prices: { base: { finalPrice: 10, cartTotal: 10 }, converted: { finalPrice: 10, row: 10 } },
};
const figures = { itemsTotal: 10, orderTotal: 10, cartTotal: 10 };
const CART_ANSWER = { id: "42", items: [item], prices: { base: figures, converted: figures } };
const shop: Stub = ({ url }) =>
  url.includes("getNewCartSession")
    ? data({ cartId: "42", protectCode: "CANARY-CODE" })
    : data(CART_ANSWER);
const callsOf = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url).pathname.split("/").at(-1));

describe("a form without a script", () => {
  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }],
    ["a sister host", { "sec-fetch-site": "same-site" }],
  ])("is refused from %s, before anything is called", async (_, headers) => {
    const asked = backend(shop);
    const response = await post("add", { product: "31", quantity: "1" }, headers);
    expect([response.status, callsOf(asked)]).toEqual([403, []]);
  });

  it("is taken only as a form of a known name and of bounded size", async () => {
    backend(shop);
    expect((await post("nothing", {})).status).toBe(404);
    expect((await post("add", {}, { "content-type": "text/plain" })).status).toBe(415);
    expect((await post("add", { slug: "a".repeat(140_000) })).status).toBe(413);
  });

  it("is refused with a page, in the language of the page that sent it, or of the visitor", async () => {
    backend(shop);
    const shown = async (response: Response) => [
      response.status,
      response.headers.get("content-language"),
      /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1],
    ];
    const long = { slug: "č".repeat(30_000) };
    expect(
      await shown(await post("add", long, { referer: `${ORIGIN}/en/product/racket` })),
    ).toEqual([413, "en", "This form is too long"]);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect(await shown(await post("add", {}, foreign))).toEqual([403, "hr", "Obrazac nije poslan"]);
    expect(await shown(await post("add", {}, { ...foreign, cookie: "locale=en" }))).toEqual([
      403,
      "en",
      "This form could not be sent",
    ]);
    expect(await shown(await post("nothing", {}))).toEqual([404, "hr", "Stranica nije pronađena"]);
  });
});

describe("the cart", () => {
  it("is opened by the first product, and its cookies reach the browser", async () => {
    const asked = backend(shop);
    const response = await post("add", { product: "31", quantity: "2" });
    expect(leadsTo(response)).toEqual([303, "/en/cart"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(callsOf(asked)).toEqual(["getNewCartSession", "addItem"]);
    expect(await asked[1]?.json()).toMatchObject({ cartId: "42", productId: 31, qty: 2 });
    expect(response.headers.getSetCookie().join()).toMatch(/cartId=42.*protectCode=CANARY-CODE/);
  });

  it("takes the chosen variant, and leads back where none was chosen", async () => {
    const asked = backend(shop);
    await post("add", { slug: "shirt", chosen: "55", quantity: "1" }, CART);
    expect(await asked[0]?.json()).toMatchObject({ productId: 55 });
    const none = await post("add", { slug: "shirt", chosen: "", quantity: "3" }, CART);
    expect(leadsTo(none)).toEqual([303, "/en/product/shirt?plain=true"]);
    const cookies = cookiesOf(new Headers({ cookie: broughtBack(none) }));
    expect(keptForm(cookies, productForm("shirt"))).toMatchObject({
      values: { quantity: ["3"] },
      mistakes: { chosen: "required" },
    });
  });

  it("starts again if its session has ended", async () => {
    let ended = false;
    const asked = backend((request) => {
      if (!request.url.includes("addItem") || ended) return shop(request);
      ended = true;
      return failure(400, "Cart is archived.");
    });
    const response = await post("add", { product: "31", quantity: "1" }, CART);
    expect(leadsTo(response)).toEqual([303, "/en/cart"]);
    expect(callsOf(asked)).toEqual(["addItem", "getNewCartSession", "addItem"]);
  });

  it("keeps the options of a line whose quantity changes", async () => {
    const asked = backend(shop);
    const response = await post("change", { item: "9", quantity: "3" }, CART);
    expect(leadsTo(response)).toEqual([303, "/en/cart?plain=true"]);
    expect(await asked[1]?.json()).toMatchObject({ itemId: 9, qty: 3, options: item.options });
  });

  const keptIn = (response: Response) =>
    keptForm(cookiesOf(new Headers({ cookie: broughtBack(response) })), "cart");

  it("repeats what the backend says of a product, and keeps a coupon that is refused", async () => {
    backend(({ url }) => failure(422, url.includes("addItem") ? "Only 5 left in stock." : ""));
    const full = await post("add", { product: "31", quantity: "9" }, CART);
    expect(leadsTo(full)[1]).toBe("/en/cart?plain=true&problem=generic");
    const cart = { ...CART, cookie: `${CART.cookie}; ${broughtBack(full)}` };
    expect(keptIn(full)?.mistakes).toEqual({ said: "Only 5 left in stock." });
    const refused = await post("coupon", { coupon: "SPRING" }, cart);
    expect(keptIn(refused)).toMatchObject({ values: { coupon: ["SPRING"] }, mistakes: {} });
  });

  it.each([
    ["change", { item: "9", quantity: "0" }, "invalidQuantity"],
    ["coupon", { coupon: "NO" }, "couponNotFound"],
    ["remove", { item: "9" }, "tryAgain"],
  ])("says what went wrong with %s, without what was typed", async (action, fields, problem) => {
    backend(() => failure(action === "coupon" ? 404 : 500, "CANARY"));
    const response = await post(action, fields, CART);
    expect(leadsTo(response)).toEqual([303, `/en/cart?plain=true&problem=${problem}`]);
  });
});

const ADDRESS = {
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "1",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "",
};

describe("the address", () => {
  it("comes back with the wrong field named and everything typed kept, none of it in the address", async () => {
    const asked = backend(shop);
    const response = await post(
      "address",
      { ...ADDRESS, contactEmail: "ana", consent: "n:4" },
      CART,
    );
    expect(leadsTo(response)).toEqual([
      303,
      "/en/checkout?plain=true&step=address&problem=unknownRule",
    ]);
    expect(callsOf(asked)).toEqual([]);
    const set = response.headers.getSetCookie().find((one) => one.startsWith("typedAddress="));
    expect(set).toContain("; HttpOnly");
    const brought = cookiesOf(new Headers({ cookie: broughtBack(response) }));
    expect(keptForm(brought, "address")).toMatchObject({
      values: { consent: ["n:4"] },
      mistakes: { contactEmail: "email", country: "required" },
    });
    const headers = new Headers({ cookie: set?.split(";")[0] ?? "" });
    expect(typedAddress(cookiesOf(headers))).toMatchObject({
      firstName: "Ana",
      contactEmail: "ana",
    });
  });
});

describe("the guest", () => {
  it("is made of the address, with the consents on record, and known in the next step", async () => {
    const asked: Request[] = [];
    const known = withSite((request) => {
      asked.push(request.clone());
      return request.url.includes("/register")
        ? data({ user: { id: 5, addresses: [{ id: 31, type: "main" }] } })
        : data([]);
    });
    stubBackend(async (request) => {
      const answer = await known(request);
      if (!request.url.includes("/commons")) return answer;
      const { data: commons } = await answer.json();
      return data({ ...commons, countries: [{ id: 1, iso: "HR", code: "HRV", name: "Croatia" }] });
    });
    const host = "shop.one:3000";
    const form = { ...ADDRESS, country: "HR", consent: "n:4", requiredConsent: "n:4" };
    const response = await post("address", form, { ...CART, host, origin: `http://${host}` });
    expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true&step=shipping"]);
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toContain("guestPass=");
    expect(cookies).toContain("typedAddress=");
    expect(await asked[0]?.json()).toMatchObject({ guest: true, email: "ana@example.com" });
    expect(await asked[1]?.json()).toMatchObject({
      sourceType: "addressForm",
      status: "accepted",
      consents: [4],
      user: { userType: "guest", email: "ana@example.com" },
    });
  });
});

describe("the order", () => {
  const typed = typedAddressCookie(addressIn(new URLSearchParams(ADDRESS)), false).split(";")[0];
  const buyer = async () => ({ cookie: `${(await guestOf()).cookie}; ${typed}` });
  const seen = JSON.stringify({
    currencyId: 5,
    prices: { converted: { orderTotal: 10 }, base: { orderTotal: 10 } },
    items: [{ itemId: 9, prices: { base: { finalPrice: 10, cartTotal: 10 } } }],
  });
  const till =
    (total = 10, html = ""): Stub =>
    ({ url }) => {
      if (url.includes("getApplicablePaymentMethods"))
        return data([
          { id: 1, name: "On delivery", paymentType: null },
          { id: 2, name: "Card", paymentType: "CARD" },
          { id: 3, name: "PayPal", paymentType: "PAYPAL" },
        ]);
      if (url.includes("consent")) return data([]);
      if (url.includes("order/create")) return data({ html, orderSlug: "o-1" });
      const amounts = { ...figures, orderTotal: total };
      return data({ ...CART_ANSWER, prices: { base: amounts, converted: amounts } });
    };

  it("is placed with pay on delivery, ends the cart and leads to the thanks", async () => {
    const asked = backend(till());
    const response = await post("order", { payment: "1", seen }, await buyer());
    expect(leadsTo(response)).toEqual([303, "/en/checkout/success?plain=true&orderSlug=o-1"]);
    expect(callsOf(asked).filter((name) => name === "create")).toHaveLength(1);
    expect(response.headers.getSetCookie().join()).toMatch(/cartId=ended;.*typedAddress=ended;/);
  });

  it.each([
    ["a changed total", till(12), { payment: "1", seen }, "cartChanged"],
    ["no seen cart", till(), { payment: "1", seen: "{" }, "cartChanged"],
    ["a method of scripts alone", till(), { payment: "3", seen }, "paymentMethodUndefined"],
  ])("is not sent with %s", async (_, stub, fields, problem) => {
    const asked = backend(stub);
    const response = await post("order", fields, await buyer());
    expect(leadsTo(response)).toEqual([
      303,
      `/en/checkout?plain=true&step=payment&problem=${problem}`,
    ]);
    expect(callsOf(asked)).not.toContain("create");
  });

  const paying = (action: string) =>
    `<form action="${action}" method="post"><input type="hidden" name="total" value="10"></form>`;
  const PAY = { PAYMENT_HOSTS: "pay.example.com" };

  it("leads to a page with the provider's form, which is good for this cart alone", async () => {
    backend(till(10, paying("https://pay.example.com/start")), undefined, PAY);
    const response = await post("order", { payment: "2", seen }, await buyer());
    expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true&step=pay"]);
    const set = response.headers.getSetCookie().find((one) => one.startsWith("paymentForm="));
    expect(set).toContain("; HttpOnly");
    const seenWith = (cart: string, origins = ["https://pay.example.com"]) =>
      keptPayment(cookiesOf(new Headers({ cookie: `${cart}; ${set?.split(";")[0]}` })), 7, origins);
    expect(await seenWith("cartId=42")).toEqual({
      action: "https://pay.example.com/start",
      method: "post",
      fields: [["total", "10"]],
    });
    expect(await seenWith("cartId=43")).toBeNull();
    expect(await seenWith("cartId=42", [])).toBeNull();
  });

  it.each([
    ["another host", paying("https://evil.test/start")],
    ["no form", ""],
    [
      "a form that no cookie can hold",
      paying(
        `https://pay.example.com/${Array.from({ length: 200 }, () => crypto.randomUUID()).join("")}`,
      ),
    ],
  ])("does not lead to a provider with %s", async (_, html) => {
    backend(till(10, html), undefined, PAY);
    const response = await post("order", { payment: "2", seen }, await buyer());
    expect(leadsTo(response)[1]).toContain("step=payment&problem=paymentForm");
    expect(response.headers.getSetCookie().join()).not.toContain("paymentForm=");
  });

  it("is not sent for somebody whom the shop does not know", async () => {
    const asked = backend(till());
    const response = await post("order", { payment: "1", seen }, CART);
    expect(leadsTo(response)[1]).toContain("problem=noActiveUser");
    expect(callsOf(asked)).toEqual([]);
  });
});
