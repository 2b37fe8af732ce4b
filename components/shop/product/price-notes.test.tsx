import { describe, expect, it } from "vitest";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { aProduct } from "#tests/factories/product.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testSite } from "#tests/factories/visit.ts";
import { priceNote } from "./price-note.tsx";
import { PriceNotes } from "./price-notes.tsx";

const EUR = { id: 1, label: "EUR", symbol: "€" };
const words = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join("|");
const notesOf = (wire: Record<string, unknown>) =>
  serverMarkup(<PriceNotes price={priceOf(aProduct(wire))} currency={EUR} locale="en" t={words} />);

describe("the notes of a price", () => {
  it("are the lowest price of 30 days, beside a reduction alone, and the unit price", async () => {
    const unitPrice = { amount: 2.4, per: 100, unit: "g" };
    const wire = { retailPrice: 50, finalPrice: 40, lowestPrice30: 42, unitPrice };
    const page = await notesOf(wire);
    expect(page).toContain("<p>lowestPrice|€42.00</p><p>unitPrice|€2.40|100 g</p>");
    expect(await notesOf({ ...wire, finalPrice: 50, unitPrice: null })).toBe("");
    expect(
      await notesOf({ finalPrice: 9, unitPrice: { ...unitPrice, per: 1, unit: "kg" } }),
    ).toContain("unitPrice|€2.40|kg");
  });

  it("say first what a bundle saves", async () => {
    const price = priceOf(
      aProduct({ finalPrice: 9, unitPrice: { amount: 2, per: 1, unit: "kg" } }),
    );
    const page = await serverMarkup(
      <PriceNotes price={price} currency={EUR} locale="en" t={words} saving="You save €1" />,
    );
    expect(page).toMatch(/^<div[^>]*><p[^>]*>You save €1<\/p><p>unitPrice/);
  });

  it.each([
    [null],
    ["2.40"],
    [{ amount: "much", per: 100, unit: "g" }],
    [{ amount: 1, per: 0, unit: "g" }],
  ])("are left out where the backend sends another shape: %j", async (unitPrice) => {
    expect(await notesOf({ retailPrice: 50, finalPrice: 40, lowestPrice30: {}, unitPrice })).toBe(
      "",
    );
  });
});

describe("what the site says of its prices", () => {
  const noteOf = (options: Record<string, unknown>) =>
    serverMarkup(
      <p>
        {priceNote(
          {
            site: testSite({ options: new Map(Object.entries(options)) }),
            locale: "en",
            storeId: 1,
            currency: EUR,
            checkout: { cart_type: 2, allowedCountries: "ALL" },
          },
          "delivery",
        )}
      </p>,
    );

  it("is in the page's language, with a link to the page about delivery", async () => {
    const PriceNote = { en: "Incl. tax, plus {delivery}.", hr: "S PDV-om." };
    expect(await noteOf({ PriceNote, DeliveryPage: "delivery-and-returns" })).toMatch(
      /^<p><span>Incl\. tax, plus <\/span><a href="\/en\/delivery-and-returns"[^>]*>delivery<\/a><span>\.<\/span><\/p>$/,
    );
    expect(await noteOf({ PriceNote })).toBe(
      "<p><span>Incl. tax, plus </span><span>delivery</span><span>.</span></p>",
    );
    expect(await noteOf({ PriceNote: "With tax." })).toBe("<p>With tax.</p>");
    expect(await noteOf({})).toBe("<p></p>");
  });
});
