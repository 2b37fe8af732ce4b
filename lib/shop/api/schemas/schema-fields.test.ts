import { describe, expect, it } from "vitest";
import { cart } from "./cart-schema.ts";
import { productFormat } from "./product-schema.ts";
import { blob, dictionary, flagOr, number, numberOr, textOr } from "./schema-fields.ts";

describe("lenient fields", () => {
  it.each([
    [1, 1],
    ["1.50", 1.5],
    [" 2 ", 2],
    ["-3", -3],
  ])("number reads %j", (value, read) => {
    expect(number.parse(value)).toBe(read);
  });
  it.each([["x"], [""], [null], [{}], ["1e9"], [true]])("number refuses %j", (value) => {
    expect(number.safeParse(value).success).toBe(false);
  });
  it.each([[undefined], [null], ["x"], [{}]])("numberOr falls back for %j", (value) => {
    expect(numberOr(7).parse(value)).toBe(7);
  });
  it.each([
    [null, ""],
    [undefined, ""],
    [5, "5"],
    [{}, ""],
    ["a", "a"],
  ])("textOr reads %j", (value, read) => {
    expect(textOr("").parse(value)).toBe(read);
  });
  it.each([
    ["true", true],
    [1, true],
    ["1", true],
    ["false", false],
    [0, false],
    [undefined, true],
    ["", true],
    [{}, true],
  ])("flagOr(true) reads %j", (value, read) => expect(flagOr(true).parse(value)).toBe(read));
  it.each([
    ['{"a":1}', { a: 1 }],
    [{ a: 1 }, { a: 1 }],
    ["{", {}],
    [null, {}],
    [[1], {}],
  ])("blob reads %j", (value, read) => {
    expect(blob.parse(value)).toEqual(read);
  });
  it("dictionary keeps texts", () =>
    expect(dictionary.parse({ hr: "a", en: 1, de: null })).toEqual({ hr: "a" }));
  it.each([
    ["EProduct", "eproduct"],
    ["e-product", "eproduct"],
    ["Bundle", "bundle"],
    ["CONFIGURABLE", "configurable"],
    [null, "simple"],
    ["new", "simple"],
  ])("a product format %j", (value, read) => expect(productFormat.parse(value)).toBe(read));
});

describe("the cart", () => {
  it("does not read protectCode, and reads options from a JSON text", () => {
    const read = cart.parse({
      id: 5,
      protectCode: "secret",
      items: [],
      prices: { converted: { orderTotal: "9.5" } },
      options: '{"deliveryBranchId":3}',
    });
    expect(JSON.stringify(read)).not.toContain("secret");
    expect(read).toMatchObject({
      id: "5",
      options: { deliveryBranchId: 3 },
      prices: { converted: { orderTotal: 9.5 } },
    });
  });
  it("refuses a cart whose lines cannot be read: a line must never vanish", () => {
    expect(cart.safeParse({ items: [{ itemId: 1 }], prices: { converted: {} } }).success).toBe(
      false,
    );
  });
});
