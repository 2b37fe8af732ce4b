import { beforeEach, describe, expect, it } from "vitest";
import { textToBase64url } from "#lib/base/utils/base64url.ts";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { ADDRESS_FIELDS } from "#lib/shop/values/address.ts";
import { backend, CART } from "#tests/backends/gateway.ts";
import { broughtBack, postForm as post } from "#tests/backends/plain-form.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { keptForm } from "./stored-form.ts";
import { typedAddress } from "./typed-address.ts";

const blank = recordByName(ADDRESS_FIELDS, () => "");

beforeEach(resetLimits);

describe("what was typed into a refused address", () => {
  const FIELDS = ["firstName", "lastName", "street", "city", "companyName"];
  const sendLong = async (letter: string, length: number) => {
    backend(() => data({}));
    const fields = Object.fromEntries(FIELDS.map((name) => [name, letter.repeat(length)]));
    const response = await post("address", { ...fields, contactEmail: "ana" }, CART);
    const cookies = cookiesOf(new Headers({ cookie: broughtBack(response) }));
    return { typed: typedAddress(cookies), kept: keptForm(cookies, "address") };
  };

  it.each([
    "a",
    "č",
    "ქ",
  ])("comes back whole up to 75 letters %s, and nothing is said", async (letter) => {
    const { typed, kept } = await sendLong(letter, 75);
    expect([typed?.street, typed?.contactEmail]).toEqual([letter.repeat(75), "ana"]);
    expect(kept?.cut).toEqual([]);
  });

  it("comes back by the names of its fields, whichever of them the page before knew", () => {
    const value = textToBase64url('{"street":"Ilica","floor":"3","__proto__":"x"}');
    const cookies = cookiesOf(new Headers({ cookie: `typedAddress=${value}` }));
    expect(typedAddress(cookies)).toEqual({ ...blank, street: "Ilica" });
  });

  it.each([
    '["Ana"]',
    '{"street":1}',
    "null",
    "{",
  ])("is unknown where it is no such record: %s", (text) => {
    const cookies = cookiesOf(new Headers({ cookie: `typedAddress=${textToBase64url(text)}` }));
    expect(typedAddress(cookies)).toBeNull();
  });

  it.each([
    "a",
    "ж",
    "ქ",
    "\u0001",
  ])("is cut beyond, and its fields are named: %j", async (letter) => {
    const { typed, kept } = await sendLong(letter, 700);
    expect(typed?.street.length).toBeGreaterThanOrEqual(30);
    expect(kept?.cut).toEqual(FIELDS);
  });
});
