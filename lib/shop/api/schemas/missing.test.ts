import { expect, it } from "vitest";
import type { z } from "zod";
import {
  cart,
  cartItem,
  cartValidation,
  deliveryMethod,
  orderCreated,
  paymentMethod,
} from "./cart-schema.ts";
import {
  decision,
  element,
  linkMeta,
  navigation,
  navigationItem,
  post,
  term,
} from "./content-schema.ts";
import { event } from "./event.ts";
import { layeredFilter } from "./filter.ts";
import { media } from "./media-schema.ts";
import { category, product } from "./product-schema.ts";
import { checkoutSettings, commons, country, currencyConfig } from "./site-schema.ts";
import { address, consent, user } from "./user-schema.ts";

/** The least that is left without the optional fields: each schema must read it (docs/contract.md §1.5). */
const least: [string, z.ZodType, object][] = [
  ["address", address, {}],
  ["cart", cart, { items: [], prices: { converted: {} } }],
  [
    "cart item",
    cartItem,
    { itemId: 1, productId: 2, qty: 1, productData: {}, prices: { base: {}, converted: {} } },
  ],
  ["cart validation", cartValidation, { items: [] }],
  ["category", category, { id: 1 }],
  ["checkout settings", checkoutSettings, {}],
  ["commons", commons, { config: {} }],
  ["consent", consent, { uniqueNumber: 7 }],
  ["country", country, { id: 1, iso: "HR" }],
  ["currencies", currencyConfig, { mainCurrencyId: "1" }],
  ["decision", decision, {}],
  ["delivery method", deliveryMethod, { id: 1 }],
  ["element", element, { id: 1, parts: [{}] }],
  ["event", event, { id: 1 }],
  [
    "layered filter",
    layeredFilter,
    { attributeCode: "size", values: [{ attributeID: 3, valueLabel: "S" }] },
  ],
  ["link", linkMeta, {}],
  ["media", media, {}],
  ["navigation", navigation, { items: [{}] }],
  ["navigation item", navigationItem, {}],
  ["order", orderCreated, {}],
  ["payment method", paymentMethod, { id: 1 }],
  ["post", post, { id: 1 }],
  [
    "product",
    product,
    {
      id: 1,
      associatedProducts: {
        attributes: [{ attributeCode: "size", values: [{ id: 1 }] }],
        products: [{ id: 2 }],
      },
    },
  ],
  ["term", term, { id: 1 }],
  ["user", user, { id: 1 }],
];

it.each(least)("%s", (_, schema, value) => {
  expect(schema.safeParse(value).error?.issues).toBeUndefined();
});

it("keeps the rows of a list whose optional fields are missing", () => {
  const read = product.parse({
    id: 1,
    associatedProducts: {
      attributes: [{ attributeCode: "size", values: [{ id: 1 }] }],
      products: [{ id: 2 }],
    },
  });
  expect(read.associatedProducts?.products).toHaveLength(1);
  expect(read.associatedProducts?.attributes[0]?.values).toHaveLength(1);
  expect(element.parse({ id: 1, parts: [{}] }).parts).toHaveLength(1);
});
