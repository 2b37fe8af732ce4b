import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "zustand/vanilla";
import type { ApiError } from "#lib/api/errors.ts";
import type { Cart, CartItem } from "#lib/api/schemas/cart.ts";
import type { CartCalls } from "#lib/client/cart.ts";
import type { SessionEnd } from "#lib/domain/cart/faults.ts";
import { NOTHING_PENDING, type Pending } from "#lib/domain/cart/pending.ts";
import type { CartNews } from "./cart-channel.ts";
import type { CartSession } from "./cart-session.ts";
import type { CartStore } from "./cart-store.ts";

export type CartEvent =
  | { readonly kind: "ended"; readonly why: SessionEnd }
  /**
   * A cart that held something was found archived while it was looked at: said (spec 8.2), but nobody is sent away from
   * the page they opened, which has an empty cart now (hardening, getCart 400/409).
   */
  | { readonly kind: "closed" }
  /** The session is over because this browser's order stands, which nobody has thanked for yet. */
  | { readonly kind: "ordered" }
  | { readonly kind: "refused"; readonly error: ApiError }
  | { readonly kind: "notInCart" }
  /** A removal was not carried out: the line is back. */
  | { readonly kind: "notRemoved"; readonly name: string; readonly error: ApiError }
  /** The backend says that the coupon no longer holds; it was taken off. */
  | { readonly kind: "couponExpired"; readonly code: string };

/** What the cart of a tab is put together from; tests bring their own. */
export interface CartParts {
  readonly calls: CartCalls;
  readonly client: QueryClient;
  readonly shell: CartStore;
  readonly session: CartSession;
  readonly locale: () => string;
  readonly announce: (news: CartNews) => void;
  readonly tell: (event: CartEvent) => void;
  /** An answer of the backend, and the one it takes the place of. */
  readonly onCart?: (before: Cart | null, now: Cart) => void;
  /** The backend knows this cart no more, or not as one to be ordered. Answers whether it became this browser's order. */
  readonly onGone?: (cartId: string | null, error: ApiError) => boolean;
  /** The readable cookie that says in which currency the cart is asked for; "" = the main one. */
  readonly currency: { readonly read: () => string; readonly write: (id: string) => void };
  /** For whoever looks after the site, not for the shopper. */
  readonly log: (message: string) => void;
}

/** The shopper's side of the cart: what was changed and not yet answered, and what can be undone. */
export interface CartChanges {
  readonly pending: Pending;
  readonly removed: CartItem | null;
  /** A removal is being undone. */
  readonly restoring: boolean;
}

const NO_CHANGES: CartChanges = { pending: NOTHING_PENDING, removed: null, restoring: false };

export const createChanges = () => createStore<CartChanges>()(() => NO_CHANGES);
export type ChangesStore = ReturnType<typeof createChanges>;
export const forgetChanges = (changes: ChangesStore): void => changes.setState(NO_CHANGES);
