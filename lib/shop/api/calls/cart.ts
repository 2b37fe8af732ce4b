import { z } from "zod";
import { del, get, patch, post } from "#lib/shop/api/declare.ts";
import {
  cart as cartAnswer,
  cartSession,
  cartToOpen,
  cartValidation,
} from "#lib/shop/api/schemas/cart-schema.ts";
import { givenOut, idOut, shortText, text } from "#lib/shop/api/schemas/out.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";

const priced = ["cart", "currency"] as const;
const quantity = z.number().int().min(1).max(100_000);

/** `personalizations`: option title → text; `bundleOptions`: every part of a bundle (docs/contract.md §6.2). */
const itemOptions = z.object({
  personalizations: z.record(shortText, z.union([shortText, z.number()])).optional(),
  bundleOptions: z
    .array(z.object({ id: idOut, options: z.null() }))
    .max(100)
    .optional(),
});
const itemId = z.union([idOut, text]);

/** Calls that change a cart are never repeated. */
export const cart = {
  /**
   * Creates a session, although it is a GET: never repeated. Through the gateway the answer contains only `cartId`, and an
   * existing session is returned.
   */
  getNewCartSession: get({ access: "public", safe: false, answer: cartSession }),
  getAbandoned: post({ access: "customer", answer: cartSession }),
  getCart: post({ access: "public", safe: true, fill: priced, answer: cartAnswer }),
  /** Part of placing an order, which is one step of the gateway (decision 0045). */
  validateCart: post({ safe: true, fill: ["cart"], answer: cartValidation }),
  addItem: post({
    access: "public",
    input: z.object({
      productId: idOut,
      qty: quantity,
      options: itemOptions,
      reservation: z.boolean(),
      /** Which cart the gateway opens first. */
      open: cartToOpen.optional(),
    }),
    forGateway: ["open"],
    fill: priced,
    answer: cartAnswer,
  }),
  updateItem: patch({
    access: "public",
    input: z.object({ itemId, qty: quantity, options: itemOptions }),
    fill: priced,
    answer: cartAnswer,
  }),
  deleteItem: del({
    access: "public",
    input: z.object({ itemId }),
    fill: priced,
    answer: cartAnswer,
  }),
  clearCart: post({ access: "public", fill: priced, answer: cartAnswer }),
  applyCoupon: post({
    access: "public",
    input: z.object({ couponCode: givenOut(VALUE_KINDS.coupon) }),
    fill: priced,
    answer: cartAnswer,
  }),
  removeCoupon: post({ access: "public", fill: priced, answer: cartAnswer }),
  applyMemberCard: post({
    access: "customer",
    input: z.object({ barcode: givenOut(VALUE_KINDS.cardNumber) }),
    fill: priced,
    answer: cartAnswer,
  }),
};
