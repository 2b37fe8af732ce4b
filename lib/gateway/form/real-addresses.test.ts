import { beforeEach, describe, expect, it } from "vitest";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { addressSchema, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import { toGuest, UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import { PERSON_FIELDS } from "#lib/shop/values/address.ts";
import { CART, send } from "#tests/backends/gateway.ts";
import { leadsTo, postForm } from "#tests/backends/plain-form.ts";
import { data, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";
import { REAL_ADDRESSES } from "#tests/factories/addresses/real-addresses.ts";
import { typedAddress } from "./typed-address.ts";

beforeEach(resetLimits);

/** The host differs from that of other tests, because a site's countries are remembered. */
const HOST = "shop.world:3000";
const ISOS = [...new Set(REAL_ADDRESSES.map(({ typed }) => typed.country))];

/** A shop that delivers everywhere; returns the bodies of the calls that save an address. */
function shop(): unknown[] {
  const saved: unknown[] = [];
  const known = withSite(async (request) => {
    if (/\/(register|address\/create)$/.test(new URL(request.url).pathname))
      saved.push(await request.clone().json());
    return request.url.includes("/register")
      ? data({ user: { id: 5, addresses: [{ id: 31, type: "main" }] } })
      : data({ id: 31 });
  });
  stubBackend(async (request) => {
    const answer = await known(request);
    if (!request.url.includes("/commons")) return answer;
    const { data: commons } = await answer.json();
    const countries = ISOS.map((iso, id) => ({ id, iso, code: `${iso}X`, name: iso }));
    return data({ ...commons, countries });
  });
  return saved;
}

const personIn = (address: object | undefined) =>
  recordByName(
    PERSON_FIELDS,
    ({ name }) => (address as Record<string, string> | undefined)?.[name] ?? "",
  );
/** Of a registration both addresses, of a saved address the one. */
const sentIn = (body: unknown): unknown[] => {
  const { addresses } = body as { addresses?: object[] };
  return (addresses ?? [body as object]).map(personIn);
};
const own = (cookie: string) => ({ host: HOST, origin: `http://${HOST}`, cookie });

it("are a hundred, from more than thirty countries, each another one", () => {
  expect(REAL_ADDRESSES.length).toBeGreaterThanOrEqual(100);
  expect(ISOS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(REAL_ADDRESSES.map(({ typed }) => typed.contactPhone)).size).toBe(
    REAL_ADDRESSES.length,
  );
});

describe.each(
  REAL_ADDRESSES.map(
    ({ typed, sent }) => [typed.country, typed.firstName, { typed, sent }] as const,
  ),
)("an address of somebody in %s, %s", (country, _, { typed, sent }) => {
  const form = { ...blankAddressForm, ...typed, differentBilling: true, billing: typed };
  const rules = { differentBilling: true, company: false, requiredConsents: [] };

  it("is taken by checkout, registration and profile, and sent as it is meant", () => {
    const read = addressSchema({
      ...rules,
      country,
      billingCountry: country,
      countries: ISOS,
    }).safeParse(form);
    expect(read.error?.issues).toBeUndefined();
    expect(personIn(read.data)).toEqual(sent);
    expect(toGuest(form, UNKNOWN_BUYER).addresses.map(personIn)).toEqual([sent, sent]);
  });

  it("passes the gateway, whatever the browser has done to it", async () => {
    const saved = shop();
    const { addresses, ...guest } = toGuest(form, UNKNOWN_BUYER);
    const raw = addresses.map(({ type }) => ({ type, ...typed }));
    const made = await send("user/web/register", {
      headers: own(CART.cookie),
      body: { ...guest, addresses: raw },
    });
    expect(made.status).toBe(200);
    const customer = `loggedIn=1; accessToken=${tokenFor("ana", 600)}; refreshToken=r`;
    const kept = await send("user/web/address/create", {
      headers: own(customer),
      body: { type: "other", ...typed },
    });
    expect(kept.status).toBe(200);
    expect(saved.flatMap(sentIn)).toEqual([sent, sent, sent]);
  });

  it("passes the form without scripts, and is shown again as it was typed", async () => {
    const saved = shop();
    const response = await postForm("address", { ...typed }, own(CART.cookie));
    expect(leadsTo(response)).toEqual([303, "/en/checkout?plain=true&step=shipping"]);
    expect(saved.flatMap(sentIn)).toEqual([sent, sent]);
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith("typedAddress="));
    const brought = new Headers({ cookie: cookie?.split(";")[0] ?? "" });
    expect(typedAddress(cookiesOf(brought))).toMatchObject(typed);
  });
});
