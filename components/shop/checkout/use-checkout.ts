"use client";

import { useStore } from "zustand";
import { type CheckoutState, checkoutStore } from "#stores/checkout/checkout-store.ts";

/** A part of the shopper's input in the checkout. Browser only. */
export const useCheckout = <T>(select: (state: CheckoutState) => T): T =>
  useStore(checkoutStore(), select);
