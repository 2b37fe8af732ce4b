import { vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { CartCalls } from "#lib/web/client/cart-calls.ts";
import { createQueryClient } from "#lib/web/client/query-client.ts";
import type { CartDependencies, CartNotice } from "#stores/cart/cart-answers.ts";
import { createCartRuntime } from "#stores/cart/cart-runtime.ts";
import type { CartSession } from "#stores/cart/cart-session.ts";
import { createCartStore } from "#stores/cart/cart-store.ts";
import { aCart, anItem } from "./cart.ts";

export const OFFLINE = fail({ kind: "network", status: 0, message: "" });
export const refused = (status: number, message = "") => fail(toApiError(status, message));
export const line = { productId: 101, quantity: 1, name: "Racket" };

/** A cart session in memory. */
function aSession(cartId: string | null, foreign = false): CartSession {
  let id = cartId;
  let locale = foreign ? "hr" : "en";
  let count = 0;
  return {
    id: () => id,
    isForeign: (page) => id !== null && page !== locale,
    isKnownEmpty: () => false,
    lastCount: () => count,
    remember: (page, pieces) => {
      id ??= "new";
      locale = page;
      count = pieces;
    },
    clear: () => {
      id = null;
    },
  };
}

/** A cart runtime whose calls return a cart with a racket unless a test overrides them. */
export function setUpCart({ cartId = "7" as string | null, foreign = false } = {}) {
  const calls = {
    getCart: vi.fn<CartCalls["getCart"]>(async () => ok(aCart([anItem()]))),
    addItem: vi.fn<CartCalls["addItem"]>(async () => ok(aCart([anItem()]))),
    updateItem: vi.fn<CartCalls["updateItem"]>(async ({ qty }) => ok(aCart([anItem({ qty })]))),
    deleteItem: vi.fn<CartCalls["deleteItem"]>(async () => ok(aCart())),
    clearCart: vi.fn<CartCalls["clearCart"]>(async () => ok(aCart())),
    applyCoupon: vi.fn<CartCalls["applyCoupon"]>(async (couponCode) =>
      ok(aCart([anItem()], { couponCode })),
    ),
    removeCoupon: vi.fn<CartCalls["removeCoupon"]>(async () => ok(aCart([anItem()]))),
    applyMemberCard: vi.fn<CartCalls["applyMemberCard"]>(async () => ok(aCart([anItem()]))),
  };
  const events: CartNotice[] = [];
  const announce = vi.fn();
  const session = aSession(cartId, foreign);
  const shell = createCartStore();
  const logged: string[] = [];
  const onGone = vi.fn<NonNullable<CartDependencies["onGone"]>>(() => false);
  const isOrdered = vi.fn<NonNullable<CartDependencies["isOrdered"]>>(() => false);
  let currency = "";
  const runtime = createCartRuntime({
    calls,
    client: createQueryClient(),
    shell,
    session,
    locale: () => "en",
    announce,
    notify: (event) => events.push(event),
    onGone,
    isOrdered,
    currency: {
      read: () => currency,
      write: (id) => {
        currency = id;
      },
    },
    log: (message) => logged.push(message),
  });
  return {
    calls,
    events,
    logged,
    announce,
    onGone,
    isOrdered,
    session,
    shell,
    runtime,
    currency: () => currency,
  };
}

/** A call that the test answers later. */
export function later() {
  let answer: (result: Result<Cart>) => void = () => {};
  const promise = new Promise<Result<Cart>>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}
