import { expect, it } from "vitest";
import { ADDRESS_FIELDS } from "#lib/shop/values/address.ts";
import { isTest, SOURCES, within } from "./sources.ts";

/** Fields without a rule of their own. Their names mean nothing else, so that a second list of fields cannot hide. */
const ORDINARY = ["contactPhone", "houseNumber", "zipCode"] as const satisfies readonly Field[];
type Field = (typeof ADDRESS_FIELDS)[number]["name"];

/** A pick-up point has a postal code by the same name, and is sorted by that of the address. */
const POINTS = [
  "components/pages/plain/plain-shipping-step.tsx",
  "components/shop/checkout/shipping",
  "lib/shop/api/schemas/cart-schema.ts",
  "lib/shop/domain/checkout",
];

it("the fields of an address are listed in one table", () => {
  const elsewhere = SOURCES.filter(
    ({ file }) => !isTest(file) && !within(file, ["lib/shop/values", "sandbox", ...POINTS]),
  ).flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, at) =>
        ORDINARY.some((name) => new RegExp(`\\b${name}\\b`).test(line))
          ? [`${file}:${at + 1}`]
          : [],
      ),
  );
  expect(elsewhere, "docs/how-to/add-a-checkout-field.md").toEqual([]);
});

it("every field of an address has a label in the messages of the checkout", async () => {
  const { default: en } = await import("#messages/en.json");
  expect(Object.keys(en.checkout.field)).toEqual(
    expect.arrayContaining(ADDRESS_FIELDS.map(({ name }) => name)),
  );
});
