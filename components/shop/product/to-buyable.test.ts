import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { formatValue } from "./format-value.ts";
import { toBuyable } from "./to-buyable.tsx";

const yesNo = { yes: "Yes", no: "No" };
const around = {
  locale: "de",
  currency: { label: "EUR", symbol: "€" },
  mediaUrl: "http://media.test",
  t: (key: string, values?: Record<string, string | number>) =>
    [key, ...Object.values(values ?? {})].join(" "),
  labels: { was: "statt", member: "mit Karte", ...yesNo },
  parts: [],
  pictures: { 12: 3 },
} as const;
const texts = (product: ReturnType<typeof aProduct>) =>
  toBuyable(product, around).notes.map(({ text }) => text);

describe("toBuyable", () => {
  it("contains each distinct price and note once, in the page's language", () => {
    const shirt = aConfigurable({ size: [1, 2, 3] }, [
      { id: 11, values: { size: 1 }, finalPrice: 20.5, stock: { available: true, quantity: 2 } },
      { id: 12, values: { size: 2 }, finalPrice: 20.5, stock: { available: true } },
      { id: 13, values: { size: 3 }, finalPrice: 30, stock: { available: false } },
    ]);
    const { prices, notes, variants } = toBuyable(shirt, around);
    expect(variants.map(({ price, note, picture }) => [price, note, picture])).toEqual([
      [1, 1, undefined],
      [1, 0, 3],
      [2, 2, undefined],
    ]);
    // The first is the product's own "from" price, not a variant's.
    expect(prices.map(({ text }) => text.replace(/\s/g, " "))).toEqual([
      "20,50 €",
      "20,50 €",
      "30,00 €",
    ]);
    expect(notes.map(({ text }) => text)).toEqual(["inStock", "lastOnes 2", "soldOutNow"]);
  });

  it.each([
    ["en", "−18%"],
    ["de", "−18 %"],
    ["hr", "−18 %"],
  ])("writes a discount as lists do, in %s %j", (locale, discount) => {
    const reduced = aProduct({ finalPrice: 82, retailPrice: 100, discount: 18 });
    const [price] = toBuyable(reduced, { ...around, locale }).prices;
    const html = renderToStaticMarkup(price?.shown);
    expect(html.replace(/\s/g, " ")).toContain(`>${discount}<`);
  });

  it("shows no stock for services and digital products", () => {
    const stock = { available: true, quantity: 1 };
    expect(texts(aProduct({ type: "service", stock }))).toEqual(["bookable"]);
    expect(texts(aProduct({ type: "service", stock: { available: false } }))).toEqual([
      "fullyBooked",
    ]);
    expect(texts(aProduct({ format: "e-product", stock }))).toEqual(["digital"]);
  });

  it("marks a configurable product without choices", () => {
    expect(texts(aProduct({ format: "Configurable" }))).toEqual(["unconfigured"]);
  });

  it("accepts missing price and stock, and keeps one field per title", () => {
    const option = { option_type: "text", option_title: "Name" };
    const { prices, notes, fields } = toBuyable(
      aProduct({ format: "hologram", customOptions: [option, { ...option, required: true }] }),
      around,
    );
    expect(prices).toHaveLength(1);
    expect(prices[0]?.text).toBe("");
    expect(notes[0]?.good).toBe(true);
    expect(fields).toEqual([{ title: "Name", type: "text", required: true }]);
  });

  it("allows only colours and pictures in styles", () => {
    const value = {
      id: 1,
      isMedia: true,
      color: "red;position:fixed",
      media: { path: 'a".webp' },
    };
    const { choices } = toBuyable(
      aProduct({
        associatedProducts: {
          attributes: [{ attributeCode: "c", inputType: "visualSwatch", values: [value] }],
          products: [],
        },
      }),
      around,
    );
    expect(choices[0]?.options[0]).toMatchObject({
      color: "",
      picture: "http://media.test/a%22.webp",
    });
  });
});

describe("formatValue", () => {
  it.each([
    ["text", "L2", "L2"],
    ["number", "1250.5", "1.250,5"],
    ["number", "heavy", "heavy"],
    ["yesNo", "true", "Yes"],
    ["yesNo", "no", "No"],
    ["date", "2026-05-01", "1. Mai 2026"],
    ["date", "soon", "soon"],
    ["dateTime", "2026-05-01T17:30:00Z", "1. Mai 2026 um 17:30"],
  ] as const)("formats a %s %s as %s", (kind, text, words) => {
    expect(formatValue(kind, text, "de", yesNo)).toBe(words);
  });
});
