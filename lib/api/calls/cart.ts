import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { cart as cartAnswer, cartSession, cartValidation } from "#lib/api/schemas/cart.ts";
import { idOut, text, words } from "#lib/api/schemas/out.ts";

const paths = endpoints.ecommerce.cart;
const priced = ["cart", "currency"] as const;
const quantity = z.number().int().min(1).max(100_000);

/** `personalizations`: option title → text; `bundleOptions`: every part of a bundle (contract, section 4). */
const itemOptions = z.object({
  personalizations: z.record(words, z.union([words, z.number()])).optional(),
  bundleOptions: z
    .array(z.object({ id: idOut, options: z.null() }))
    .max(100)
    .optional(),
});
const itemId = z.union([idOut, text]);

export const cart = {
  /** Through the gateway the answer holds `cartId` only; a session that is there is returned unless `renew`. */
  getNewCartSession: call(paths.getNewCartSession, {
    input: z.object({ renew: z.literal("1").optional() }),
    answer: cartSession,
  }),
  getAbandoned: call(paths.getAbandoned, { answer: cartSession }),
  getCart: call(paths.getCart, { fill: priced, answer: cartAnswer }),
  validateCart: call(paths.validateCart, { fill: ["cart"], answer: cartValidation }),
  addItem: call(paths.addItem, {
    input: z.object({
      productId: idOut,
      qty: quantity,
      options: itemOptions,
      reservation: z.boolean(),
    }),
    fill: priced,
    answer: cartAnswer,
  }),
  updateItem: call(paths.updateItem, {
    input: z.object({ itemId, qty: quantity, options: itemOptions }),
    fill: priced,
    answer: cartAnswer,
  }),
  deleteItem: call(paths.deleteItem, {
    input: z.object({ itemId }),
    fill: priced,
    answer: cartAnswer,
  }),
  clearCart: call(paths.clearCart, { fill: priced, answer: cartAnswer }),
  applyCoupon: call(paths.applyCoupon, {
    input: z.object({ couponCode: z.string().trim().min(1).max(100) }),
    fill: priced,
    answer: cartAnswer,
  }),
  removeCoupon: call(paths.removeCoupon, { fill: priced, answer: cartAnswer }),
  applyMemberCard: call(paths.applyMemberCard, {
    input: z.object({ barcode: z.string().trim().min(1).max(100) }),
    fill: priced,
    answer: cartAnswer,
  }),
};
