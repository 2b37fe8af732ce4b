import { vi } from "vitest";
import { fail, ok, type Result } from "#lib/shop/api/errors.ts";
import type { Cart, OrderCreated, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import type { OrderToPlace } from "#lib/web/client/checkout-calls.ts";
import { createOrderInProgress } from "#stores/checkout/order-in-progress.ts";
import { placeOrder } from "#stores/checkout/send-order.ts";
import { aCart, anItem } from "./cart.ts";
import { memoryMarker } from "./order-marker.ts";

export const OFFLINE = fail({ kind: "network", status: 0, message: "" });
export const TEXTS = { orderMessage: "Ring twice", giftMessage: "", to: "Iva", from: "Ana" };
export const cash: PaymentMethod = {
  id: 1,
  name: "Cash",
  description: "",
  paymentType: null,
  terms: null,
  marks: [],
};
export const card: PaymentMethod = {
  id: 2,
  name: "Card",
  description: "",
  paymentType: "CARD",
  terms: null,
  marks: [],
};

/** The gateway's answer to an order that the backend made. */
export const created = (html: OrderCreated["html"], orderSlug = "2026-1") =>
  ok<OrderAnswer>({ kind: "created", html, orderSlug });

export const CART = aCart([anItem()]);

/** Places an order with calls that succeed unless a test overrides them; the marker is in memory. */
export function setUpOrder(method = cash, seen: Cart | null = CART) {
  const markers = memoryMarker();
  const calls = {
    placeOrder: vi.fn(async (_: OrderToPlace): Promise<Result<OrderAnswer>> => created("")),
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
    placeOrder({ userId: 5, method, consents: ["terms"], texts: TEXTS, seen }, {
      calls,
      runtime,
      order: createOrderInProgress(markers),
    } as unknown as Parameters<typeof placeOrder>[1]);
  return { calls, markers, refresh, idle, cart, place };
}

/** Loosens a mock's type, for answers of another type. */
export const loosely = (mock: unknown) => mock as ReturnType<typeof vi.fn>;
