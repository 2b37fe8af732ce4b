import { vi } from "vitest";
import { fail, ok } from "#lib/api/errors.ts";
import type { Cart, OrderCreated, PaymentMethod } from "#lib/api/schemas/cart.ts";
import { createOrderInProgress } from "#stores/checkout/order-in-progress.ts";
import { placeOrder } from "#stores/checkout/place-order.ts";
import { aCart, anItem } from "./cart.ts";
import { memoryMarker } from "./order-marker.ts";

export const OFFLINE = fail({ kind: "network", status: 0, message: "" });
export const TEXTS = { orderMessage: "Ring twice", giftMessage: "", to: "Iva", from: "Ana" };
export const cash: PaymentMethod = { id: 1, name: "Cash", description: "", paymentType: null };
export const card: PaymentMethod = { id: 2, name: "Card", description: "", paymentType: "CARD" };

export const CART = aCart([anItem()]);

/** Places an order with calls that succeed unless a test overrides them; the marker is in memory. */
export function setUpOrder(method = cash) {
  const markers = memoryMarker();
  const calls = {
    savePayment: vi.fn(async () => ok({})),
    validateCart: vi.fn(async () =>
      ok({ items: [anItem()], validateMemberCard: true, errors: [] as unknown[] }),
    ),
    createOrder: vi.fn(async () => ok<OrderCreated>({ html: "", orderSlug: "2026-1" })),
  };
  const cart = vi.fn((): Cart | null => CART);
  const refresh = vi.fn(async () => null);
  const idle = vi.fn(async () => {});
  const runtime = {
    cart,
    refresh,
    idle,
    session: { id: () => "7" },
  };
  const place = () =>
    placeOrder({ userId: 5, method, texts: TEXTS, seen: CART }, {
      calls,
      runtime,
      order: createOrderInProgress(markers),
    } as unknown as Parameters<typeof placeOrder>[1]);
  return { calls, markers, refresh, idle, cart, place };
}

/** Loosens a mock's type, for answers of another type. */
export const loosely = (mock: unknown) => mock as ReturnType<typeof vi.fn>;
