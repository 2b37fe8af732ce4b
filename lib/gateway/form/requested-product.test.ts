import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { backend, CART, endedCookies } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm } from "#tests/backends/plain-form.ts";
import { data, failure, type Stub } from "#tests/backends/stub-backend.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { keptForm } from "./stored-form.ts";

beforeEach(resetLimits);

const text = (option_title: string, more = {}) => ({
  option_title,
  option_type: "text",
  required: true,
  custom_option_values: [],
  ...more,
});
const racket = {
  id: 31,
  name: "Racket",
  slug: "racket",
  format: "simple",
  customOptions: [
    text("Engraving"),
    text("Weight", { option_type: "number", required: false }),
    text("Colour", {
      required: false,
      custom_option_values: [
        { label: "Red", sku: "r" },
        { label: "Blue", sku: "b" },
      ],
    }),
  ],
};
const sized = (value: number) => ({
  attributeSet: { attributes: [{ attributeCode: "size", value }] },
});
const shop =
  (product: object, parts: readonly object[] = []): Stub =>
  ({ url }) => {
    if (url.includes("product/web/get")) return data(product);
    if (url.includes("product/web/filter")) return data({ items: parts, total: parts.length });
    return data({ id: "42", items: [], prices: {} });
  };
const lineOf = async (asked: readonly Request[]) =>
  asked.find(({ url }) => url.includes("addItem"))?.json();
const FORM = { slug: "racket", product: "31", quantity: "2", asks: "true" };
const keptOf = (response: Response, slug = "racket") =>
  keptForm(cookiesOf(new Headers({ cookie: broughtBack(response) })), `product-${slug}`);

describe("a product with texts, without a script", () => {
  it("is added with what was typed, under the product's own titles", async () => {
    const asked = backend(shop(racket));
    const response = await postForm(
      "add",
      { ...FORM, "text:Engraving": " Ana ", "text:Weight": "1,5", "text:Foreign": "x" },
      CART,
    );
    expect(leadsTo(response)).toEqual([303, "/en/cart"]);
    expect(await lineOf(asked)).toMatchObject({
      productId: 31,
      qty: 2,
      options: { personalizations: { Engraving: "Ana", Weight: "1.5" }, bundleOptions: [] },
    });
    expect(endedCookies(response)).toContain("typedForm");
  });

  it("is not added where something is wrong, and comes back as it was filled in", async () => {
    const asked = backend(shop(racket));
    const fields = { "text:Engraving": " ", "text:Weight": "heavy", "text:Colour": "Pink" };
    const others = { "text:Foreign": "x", token: "x" };
    const response = await postForm("add", { ...FORM, ...fields, ...others }, CART);
    expect(leadsTo(response)).toEqual([303, "/en/product/racket?plain=true"]);
    expect(await lineOf(asked)).toBeUndefined();
    const kept = keptOf(response);
    const shown = ["quantity", ...Object.keys(fields)];
    expect(Object.keys(kept?.values ?? {}).toSorted()).toEqual(shown.toSorted());
    expect(kept?.mistakes).toEqual({
      "text:Engraving": "required",
      "text:Weight": "number",
      "text:Colour": "number",
    });
    expect(kept?.values).toMatchObject({ "text:Weight": ["heavy"], quantity: ["2"] });
  });

  it("is asked for what its chosen variant asks for", async () => {
    const shirt = {
      ...racket,
      slug: "shirt",
      format: "configurable",
      customOptions: [],
      associatedProducts: {
        attributes: [],
        products: [{ id: 55, customOptions: [text("Number")] }, { id: 56 }],
      },
    };
    const form = { slug: "shirt", quantity: "1", asks: "true" };
    const asked = backend(shop(shirt));
    const refused = await postForm("add", { ...form, chosen: "55" }, CART);
    expect(keptOf(refused, "shirt")?.mistakes).toEqual({ "text:Number": "required" });
    const open = await postForm("add", { ...form, chosen: "" }, CART);
    expect(leadsTo(open)).toEqual([303, "/en/product/shirt?plain=true"]);
    expect(keptOf(open, "shirt")?.mistakes).toEqual({ chosen: "required" });
    const response = await postForm("add", { ...form, chosen: "56" }, CART);
    expect(leadsTo(response)).toEqual([303, "/en/cart"]);
    expect(await lineOf(asked)).toMatchObject({ productId: 56 });
  });

  it("says so where the product cannot be read", async () => {
    const asked = backend(() => failure(500, "CANARY"));
    const response = await postForm("add", FORM, CART);
    expect(leadsTo(response)).toEqual([303, "/en/cart?plain=true&problem=tryAgain"]);
    expect(await lineOf(asked)).toBeUndefined();
  });
});

describe("a bundle without a script", () => {
  const bundle = { ...racket, format: "bundle", customOptions: [], bundles: [{ product: 2 }] };

  it("is added with its parts as they are", async () => {
    const asked = backend(shop(bundle, [{ id: 2, format: "simple" }]));
    expect(leadsTo(await postForm("add", FORM, CART))).toEqual([303, "/en/cart"]);
    expect(await lineOf(asked)).toMatchObject({
      productId: 31,
      options: { bundleOptions: [{ id: 2, options: null }] },
    });
  });

  describe("whose parts are to be chosen", () => {
    const shirt = {
      id: 2,
      format: "configurable",
      customOptions: [],
      associatedProducts: {
        attributes: [
          {
            attributeCode: "size",
            values: [
              { id: 1, value: "S" },
              { id: 2, value: "M" },
            ],
          },
        ],
        products: [
          { id: 55, format: "simple", ...sized(1), customOptions: [text("Number")] },
          { id: 56, format: "simple", ...sized(2) },
          { id: 57, format: "configurable", ...sized(3) },
        ],
      },
    };
    const bottle = { id: 3, format: "simple", customOptions: [text("Engraving")] };
    const set = {
      ...racket,
      format: "bundle",
      customOptions: [],
      bundles: [{ product: 2 }, { product: 3 }],
    };
    const sold =
      (products: readonly { readonly id: number }[]): Stub =>
      (request) => {
        if (!request.url.includes("product/web/get")) return shop(set, products)(request);
        const id = Number(new URL(request.url).searchParams.get("id"));
        const one = id ? products.find((product) => product.id === id) : set;
        return one ? data(one) : failure(404, "");
      };

    it("is added with the chosen variants, and the texts under their parts", async () => {
      const asked = backend(sold([shirt, bottle]));
      const filled = { "part:0": "55", "text:2:Number": " 7 ", "text:3:Engraving": "Ana" };
      expect(leadsTo(await postForm("add", { ...FORM, ...filled }, CART))).toEqual([
        303,
        "/en/cart",
      ]);
      expect(await lineOf(asked)).toMatchObject({
        productId: 31,
        qty: 2,
        options: {
          personalizations: { "2:Number": "7", "3:Engraving": "Ana" },
          bundleOptions: [
            { id: 55, options: null },
            { id: 3, options: null },
          ],
        },
      });
    });

    it.each([
      ["no variant is chosen", { "text:3:Engraving": "A" }, { "part:0": "required" }],
      [
        "a variant is no product of its own",
        { "part:0": "57", "text:3:Engraving": "A" },
        { "part:0": "number" },
      ],
      [
        "a variant is another part's",
        { "part:0": "3", "text:3:Engraving": "A" },
        { "part:0": "number" },
      ],
      ["the text of a part is missing", { "part:0": "56" }, { "text:3:Engraving": "required" }],
      [
        "the text of a variant is missing",
        { "part:0": "55", "text:3:Engraving": "A" },
        { "text:2:Number": "required" },
      ],
    ])("is not added where %s, which its page says", async (_, filled, mistakes) => {
      const asked = backend(sold([shirt, bottle]));
      const response = await postForm(
        "add",
        { ...FORM, ...filled } as Record<string, string>,
        CART,
      );
      expect(leadsTo(response)).toEqual([303, "/en/product/racket?plain=true"]);
      expect(keptOf(response)?.mistakes).toEqual(mistakes);
      expect(await lineOf(asked)).toBeUndefined();
    });

    it("is never added where a part is no longer sold", async () => {
      const asked = backend(sold([shirt]));
      expect(leadsTo(await postForm("add", { ...FORM, "part:0": "56" }, CART))[1]).toContain(
        "problem=",
      );
      expect(await lineOf(asked)).toBeUndefined();
    });
  });
});

describe("a line of the cart that is edited without a script", () => {
  const shirt = {
    ...racket,
    slug: "shirt",
    format: "configurable",
    customOptions: [],
    associatedProducts: {
      attributes: [],
      products: [{ id: 55, customOptions: [text("Number")] }, { id: 56 }],
    },
  };
  const line = anItem({ itemId: 9, productId: 55 });
  const holding =
    (items: readonly CartItem[]): Stub =>
    ({ url }) =>
      data(url.includes("product/web/get") ? shirt : aCart([...items]));
  const EDITED = { slug: "shirt", item: "9", quantity: "3", asks: "true" };
  const changesOf = (asked: readonly Request[]) =>
    asked
      .map(({ url }) => new URL(url).pathname.split("/").at(-1))
      .filter((name) => /Item$/.test(name ?? ""));

  it("keeps its place with other texts", async () => {
    const asked = backend(holding([line]));
    const typed = { ...EDITED, chosen: "55", "text:Number": "7" };
    expect(leadsTo(await postForm("add", typed, CART))).toEqual([303, "/en/cart?plain=true"]);
    expect(changesOf(asked)).toEqual(["updateItem"]);
    expect(await asked.at(-1)?.json()).toMatchObject({
      itemId: 9,
      qty: 3,
      options: { personalizations: { Number: "7" } },
    });
  });

  it("gives way to another variant once that one is in the cart", async () => {
    const asked = backend(holding([line]));
    await postForm("add", { ...EDITED, chosen: "56" }, CART);
    expect(changesOf(asked)).toEqual(["addItem", "deleteItem"]);
    const refusing = backend((request) =>
      request.url.includes("addItem") ? failure(500, "") : holding([line])(request),
    );
    const failed = await postForm("add", { ...EDITED, chosen: "56" }, CART);
    expect(leadsTo(failed)[1]).toBe("/en/cart?plain=true&problem=tryAgain");
    expect(changesOf(refusing)).toEqual(["addItem"]);
  });

  it("is shown again with what is wrong, and adds nothing where it is gone", async () => {
    backend(holding([line]));
    const wrong = await postForm("add", { ...EDITED, chosen: "55", "text:Number": "" }, CART);
    expect(leadsTo(wrong)[1]).toBe("/en/product/shirt?plain=true&cartItemId=9");
    expect(keptOf(wrong, "shirt")?.values).toMatchObject({ item: ["9"], quantity: ["3"] });
    const asked = backend(holding([]));
    const gone = await postForm("add", { ...EDITED, chosen: "56" }, CART);
    expect(leadsTo(gone)[1]).toBe("/en/cart?plain=true&problem=itemNotInCart");
    expect(changesOf(asked)).toEqual([]);
  });
});
