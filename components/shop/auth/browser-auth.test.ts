// @vitest-environment jsdom
import Cookies from "js-cookie";
import { beforeEach, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { user } from "#lib/shop/api/schemas/user-schema.ts";
import messages from "#messages/en.json";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { OFFLINE, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { authRuntime } from "./browser-auth.ts";

const ANA = user.parse({ id: 5, email: "ana@example.com", username: "ana@example.com" });
const credentials = { username: ANA.email, password: "baseline-1" };

const tab = vi.hoisted(() => ({ runtime: null as unknown, answer: vi.fn() }));
vi.mock("#components/shop/cart-runtime/load-runtime.ts", () => ({
  loadCartRuntime: async () => tab.runtime,
}));
vi.mock("#lib/web/client/call-gateway.ts", () => ({ callGateway: tab.answer }));
vi.mock("#lib/web/client/session-calls.ts", () => ({
  sessionCalls: {
    logIn: async () => ok({ user: ANA }),
    profile: async () => ok(ANA),
  },
}));
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const setCart = (id: string) => {
  if (id === "") Cookies.remove("cartId");
  else Cookies.set("cartId", id);
};
const said = () => showToast.mock.calls.map(([{ message }]) => message as string);

/** A guest with a racket in the cart, and the backend's answer about the customer's abandoned cart. */
function asGuest(abandoned: () => unknown) {
  setCart("7");
  const parts = setUpCart();
  tab.runtime = parts.runtime;
  tab.answer.mockImplementation(async () => abandoned());
  return parts;
}

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.dataset.language = "en";
});

it("recovers the abandoned cart after a login, adds the guest's items, and reports both before the welcome message", async () => {
  const { calls } = asGuest(() => {
    setCart("kept");
    calls.getCart.mockResolvedValue(ok(aCart([anItem({ itemId: 9, qty: 2 })])));
    return ok({ cartId: "kept" });
  });
  await authRuntime().logIn(credentials);
  expect(tab.answer).toHaveBeenCalledExactlyOnceWith("v1/ecommerce/cart/getAbandoned", undefined);
  expect(calls.addItem).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ productId: 101, quantity: 1 }),
    undefined,
  );
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  expect(said()).toEqual([
    "2 items from your last visit are back in your cart. The item you have just added is in your cart.",
    messages.auth.loggedIn,
  ]);
});

it.each([
  ["nothing was left behind", () => ok({ cartId: "" })],
  ["the backend knows of none", () => fail(toApiError(404, "None."))],
  ["nobody answers", () => OFFLINE],
  [
    "asking breaks",
    () => {
      throw new Error("gone");
    },
  ],
])("keeps the guest's cart without a message when %s", async (_, abandoned) => {
  const { calls, session } = asGuest(abandoned);
  await authRuntime().logIn(credentials);
  expect(calls.addItem).not.toHaveBeenCalled();
  expect(session.id()).toBe("7");
  await vi.waitFor(() => expect(said()).toEqual([messages.auth.loggedIn]));
});

it("reads the cart again after a login, because prices may differ for the customer", async () => {
  const { calls } = asGuest(() => ok({ cartId: "" }));
  await authRuntime().logIn(credentials);
  const reads = calls.getCart.mock.calls.length;
  expect(reads).toBeGreaterThan(1);
});
