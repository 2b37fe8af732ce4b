import { vi } from "vitest";

/**
 * The dependencies of the payment step. A test installs them with `vi.mock("#stores/checkout/checkout-calls.ts", …)` and so on:
 * vitest needs these lines in each file.
 */
export const calls = {
  paymentMethods: vi.fn(),
  savePayment: vi.fn(),
  validateCart: vi.fn(),
  createOrder: vi.fn(),
  confirmPayment: vi.fn(),
  logConsents: vi.fn(),
};
export const cartCalls = { getCart: vi.fn() };
export const runtime = {
  cart: vi.fn(),
  idle: async () => {},
  heed: vi.fn(),
  read: async () => null,
  client: null as unknown,
  refresh: vi.fn(),
  session: { id: () => "7" },
};
export const toasts = { showToast: vi.fn(), hideToast: vi.fn() };
export const push = vi.fn();
