import { vi } from "vitest";
import { createStore } from "zustand/vanilla";

/**
 * The modules that the payment step uses. A test installs them with `vi.mock("#lib/web/client/checkout-calls.ts", …)` and so on:
 * vitest requires these lines in each file.
 */
export const calls = {
  paymentMethods: vi.fn(),
  placeOrder: vi.fn(),
  confirmPayment: vi.fn(),
  logConsents: vi.fn(),
};
export const cartCalls = { getCart: vi.fn() };
export const runtime = {
  cart: vi.fn(),
  idle: async () => {},
  handleSessionEnd: vi.fn(),
  read: async () => null,
  client: null as unknown,
  refresh: vi.fn(),
  remove: vi.fn(),
  setQuantity: vi.fn(),
  flush: vi.fn(),
  changes: createStore(() => ({ pending: new Map(), removed: null, restoring: false })),
  refusals: { store: createStore(() => new Map()) },
  session: { id: () => "7" },
};
export const toasts = { showToast: vi.fn(), hideToast: vi.fn() };
export const push = vi.fn();
