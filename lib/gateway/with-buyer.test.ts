import { beforeEach, describe, expect, it } from "vitest";
import { BUYER_UNKNOWN } from "#lib/shop/api/buyer-unknown.ts";
import { SESSION_ENDED_HEADER } from "#lib/shop/api/session-ended.ts";
import { backend, CART, guestOf, messageOf, send } from "#tests/backends/gateway.ts";
import { data, failure, type Stub, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";

beforeEach(resetLimits);

const person = { firstName: "Ana", lastName: "Horvat", contactEmail: "", contactPhone: "" };
const place = { country: "HR", city: "Split", street: "a", houseNumber: "1", zipCode: "1" };
const addressOf = (type: string, id?: number) => ({ type, ...person, ...place, id });
const guest = {
  guest: true,
  email: "ana@example.com",
  details: { firstName: "Ana", lastName: "Horvat" },
  addresses: [addressOf("main"), addressOf("shipping")],
};

const PROFILE = {
  id: 9,
  email: "iva@example.com",
  addresses: [
    { id: 1, type: "main" },
    { id: 2, type: "shipping" },
  ],
};
const customer = () => ({
  cookie: `${CART.cookie}; loggedIn=1; accessToken=${tokenFor("a", 600)}`,
});
const withProfile: Stub = ({ url }) => (url.includes("/web/profile") ? data(PROFILE) : data([]));

const methods = "ecommerce/delivery/getApplicableDeliveryMethods";
/** The input that a call sent to the backend; null if the call was not made. */
async function bodyOf(asked: readonly Request[], path: string) {
  const request = asked.find(({ url }) => url.includes(path));
  return request ? request.json() : null;
}
const refusalOf = async (response: Response) => [response.status, await messageOf(response)];
const UNKNOWN = [403, BUYER_UNKNOWN];

describe("a guest", () => {
  it("who was made gets a pass for the cart, with the ids that the backend gave", async () => {
    const made = {
      id: 5,
      addresses: [
        { id: 31, type: "main" },
        { id: 32, type: "shipping" },
      ],
    };
    const asked = backend(({ url }) =>
      url.includes("/register") ? data({ user: made }) : data([]),
    );
    const response = await send("user/web/register", { headers: CART, body: guest });
    const pass = response.headers.getSetCookie().find((one) => one.startsWith("guestPass="));
    expect(pass).toContain("; HttpOnly");
    const cookie = `${CART.cookie}; ${pass?.split(";")[0]}`;
    await send(methods, { headers: { cookie }, body: { countryId: 1 } });
    expect(await bodyOf(asked, "getApplicableDelivery")).toMatchObject({
      userId: 5,
      userBillingAddressId: 31,
      userShippingAddressId: 32,
    });
  });

  it("gets none without a cart, nor for an account, nor for a refusal", async () => {
    backend(() => data({ user: { id: 5 } }));
    const cookiesAfter = async (body: object, headers: Record<string, string> = CART) =>
      (await send("user/web/register", { headers, body })).headers.getSetCookie();
    expect(await cookiesAfter(guest, {})).toEqual([]);
    expect(await cookiesAfter({ ...guest, guest: undefined, password: "12345678" })).toEqual([]);
    backend(() => failure(409, "User already exist."));
    expect(await cookiesAfter(guest)).toEqual([]);
  });

  it.each([
    [methods, "POST", { countryId: 1 }],
    ["ecommerce/delivery/saveDeliveryMethod", "PUT", { deliveryMethodId: 1 }],
    ["ecommerce/payment/getApplicablePaymentMethods", "POST", {}],
  ])("is who the pass says in %s, and ids of the browser are not sent", async (path, method, body) => {
    const asked = backend(() => data([]));
    const ids = { userBillingAddressId: 777, userShippingAddressId: 778 };
    const response = await send(path, {
      method,
      headers: await guestOf(),
      body: { ...body, ...ids },
    });
    expect(response.status).toBe(200);
    const sent = await asked[0]?.json();
    expect(sent.userId).toBe(5);
    expect(JSON.stringify(sent)).not.toMatch(/777|778/);
  });

  it.each([
    ["of no pass", async () => CART],
    ["of another cart's", () => guestOf({}, "43")],
    ["of another site's", () => guestOf({}, "42", 8)],
    ["of an altered one", async () => ({ cookie: `${(await guestOf()).cookie}x` })],
  ])("%s is nobody", async (_, headers) => {
    const asked = backend(() => data([]));
    const body = { userId: 5, countryId: 1 };
    expect(await refusalOf(await send(methods, { headers: await headers(), body }))).toEqual(
      UNKNOWN,
    );
    expect(asked).toEqual([]);
  });

  it("is not bought for where the page believes in another one", async () => {
    const asked = backend(() => data([]));
    const sending = { headers: await guestOf(), body: { userId: 6, countryId: 1 } };
    expect(await refusalOf(await send(methods, sending))).toEqual(UNKNOWN);
    expect(asked).toEqual([]);
  });

  it("is changed under the pass's id, e-mail and addresses", async () => {
    const asked = backend(() => data({}));
    const addresses = [addressOf("main", 777), addressOf("shipping", 778)];
    const sending = { method: "PATCH", headers: await guestOf(), body: { ...guest, addresses } };
    expect((await send("user/web/update", sending)).status).toBe(200);
    expect(await asked[0]?.json()).toMatchObject({
      guest: true,
      id: 5,
      email: "ana@example.com",
      addresses: [
        { type: "main", id: 31 },
        { type: "shipping", id: 32 },
      ],
    });
  });

  it("has no address ids where the backend gave none", async () => {
    const asked = backend(() => data({}));
    const headers = await guestOf({ billingAddressId: null, shippingAddressId: null });
    const addresses = [addressOf("main", 777)];
    await send("user/web/update", { method: "PATCH", headers, body: { ...guest, addresses } });
    const { addresses: sent } = await bodyOf(asked, "/update");
    expect(sent).toEqual([{ ...addressOf("main"), id: undefined }]);
  });

  it.each([
    ["another id", { id: 6 }],
    ["another e-mail", { email: "victim@example.com" }],
  ])("is not changed into %s", async (_, other) => {
    const asked = backend(() => data({}));
    const sending = { method: "PATCH", headers: await guestOf(), body: { ...guest, ...other } };
    expect(await refusalOf(await send("user/web/update", sending))).toEqual(UNKNOWN);
    expect(asked).toEqual([]);
  });

  it("is nobody's guess: after 40 tries in ten minutes they are refused", async () => {
    const asked = backend(() => data({}));
    const guess = async (id: number) =>
      (await send("user/web/update", { method: "PATCH", headers: CART, body: { ...guest, id } }))
        .status;
    for (let id = 0; id < 40; id++) expect(await guess(id)).toBe(403);
    expect(await guess(40)).toBe(429);
    expect(asked).toEqual([]);
  });

  it("keeps the pass alive while it is used", async () => {
    backend(() => data([]));
    const headers = await guestOf({}, "42", 7, Date.now() - 172_800_000);
    const response = await send(methods, { headers, body: { countryId: 1 } });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^guestPass=\d/)]);
  });
});

describe("a customer", () => {
  it("is the profile's, also with a guest's pass, and names addresses of the profile", async () => {
    const asked = backend(withProfile);
    const cookie = `${customer().cookie}; ${(await guestOf()).cookie.split("; ").at(-1)}`;
    const body = { userId: 9, countryId: 1, userBillingAddressId: 1, userShippingAddressId: 2 };
    expect((await send(methods, { headers: { cookie }, body })).status).toBe(200);
    expect(await bodyOf(asked, "getApplicableDelivery")).toMatchObject(body);
  });

  it.each([
    ["another's id", { userId: 5 }],
    ["another's billing address", { userBillingAddressId: 3 }],
    ["another's delivery address", { userShippingAddressId: 3 }],
  ])("is refused with %s", async (_, claimed) => {
    const asked = backend(withProfile);
    const sending = { headers: customer(), body: { countryId: 1, ...claimed } };
    expect(await refusalOf(await send(methods, sending))).toEqual(UNKNOWN);
    expect(await bodyOf(asked, "getApplicableDelivery")).toBeNull();
  });

  it("changes only addresses of the profile", async () => {
    const asked = backend(withProfile);
    const change = (id: number) =>
      send(`user/web/address/update/${id}`, {
        method: "PATCH",
        headers: customer(),
        body: { city: "Split" },
      });
    expect((await change(2)).status).toBe(200);
    expect(await refusalOf(await change(3))).toEqual(UNKNOWN);
    expect(asked.filter(({ url }) => url.includes("/address/update"))).toHaveLength(1);
  });

  it("changes the own profile, named by the token alone", async () => {
    const asked = backend(withProfile);
    const body = { id: 5, email: "new@example.com" };
    const sending = { method: "PATCH", headers: customer(), body };
    expect((await send("user/web/update", sending)).status).toBe(200);
    expect(await asked[0]?.json()).toEqual({ email: "new@example.com" });
    const anonymous = { method: "PATCH", headers: CART, body };
    expect((await send("user/web/update", anonymous)).status).toBe(401);
    expect(asked).toHaveLength(1);
  });

  it("whose profile cannot be read is not taken for nobody", async () => {
    backend(({ url }) => (url.includes("/web/profile") ? failure(500, "SQL") : data([])));
    const sending = { headers: customer(), body: { userId: 9, countryId: 1 } };
    expect((await send(methods, sending)).status).toBe(502);
  });

  it("whose session has ended is told so", async () => {
    const asked = backend(({ url }) =>
      url.includes("/web/profile") ? failure(401, "Expired.") : data([]),
    );
    const sending = { headers: customer(), body: { userId: 9, countryId: 1 } };
    const response = await send(methods, sending);
    expect(response.headers.get(SESSION_ENDED_HEADER)).toBe("1");
    expect(await refusalOf(response)).toEqual(UNKNOWN);
    expect(await bodyOf(asked, "getApplicableDelivery")).toBeNull();
  });
});

it("a payment that nobody made is not guessed: 40 refusals in ten minutes, then 429", async () => {
  backend(() => failure(404, "Order not found."));
  const guess = async () =>
    (
      await send("ecommerce/order/pgSuccess/2026-1", {
        body: { details: {}, internalRedirect: true },
      })
    ).status;
  for (let n = 0; n < 40; n++) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
});
