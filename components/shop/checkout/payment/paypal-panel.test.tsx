// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import en from "#messages/en.json";
import type { PaypalOrder } from "#stores/checkout/send-order.ts";
import { setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { PaypalPanel } from "./paypal-panel.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));

interface Buttons {
  createOrder?: () => Promise<string>;
  createSubscription?: (data: object, actions: object) => Promise<string>;
  onApprove: (data: object) => Promise<void>;
}
/** A stand-in for PayPal's code: the state of its script, its eligibility, and what it received. */
const paypal = vi.hoisted(() => ({
  state: "ready" as "ready" | "pending" | "rejected",
  eligible: true,
  options: null as unknown,
  buttons: null as unknown,
}));
vi.mock("@paypal/react-paypal-js", () => ({
  PayPalScriptProvider: ({ options, children }: { options: unknown; children: ReactNode }) => {
    paypal.options = options;
    return children;
  },
  usePayPalScriptReducer: () => [
    { isPending: paypal.state === "pending", isRejected: paypal.state === "rejected" },
  ],
  PayPalButtons: ({ children, ...props }: { children: ReactNode }) => {
    paypal.buttons = props;
    return paypal.eligible ? "PayPal's buttons" : children;
  },
}));
const buttons = () => paypal.buttons as Buttons;

const messages = en.payment.paypal;
const ORDER: PaypalOrder = {
  isSubscription: false,
  plan_id: "",
  quantity: 1,
  total: 10,
  orderId: "PP-1",
  scriptUrl: "https://www.paypal.com/sdk/js?client-id=x",
};
const PLAN: PaypalOrder = {
  ...ORDER,
  isSubscription: true,
  plan_id: "P-7",
  quantity: 2,
  orderId: "",
};
const onApprove = vi.fn();
const onLeave = vi.fn();

const tree = (order: PaypalOrder, currentTotal: number) => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
    <SiteProvider site={CART_SITE}>
      <PaypalPanel
        order={order}
        total={10}
        currentTotal={currentTotal}
        scriptOrigins={[]}
        onApprove={onApprove}
        onLeave={onLeave}
      />
    </SiteProvider>
  </NextIntlClientProvider>
);
/** Renders the panel after PayPal's buttons were loaded. */
async function show(order = ORDER, currentTotal = 10) {
  const view = render(tree(order, currentTotal));
  await act(async () => {
    await import("./paypal-buttons.tsx");
  });
  return view;
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(paypal, { state: "ready", eligible: true, options: null, buttons: null });
  tab.runtime = setUpCart({ cartId: null }).runtime;
});

describe("the PayPal panel of the payment step", () => {
  it("shows the amount, takes the focus, and offers another method", async () => {
    await show();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: messages.title }));
    expect(screen.getByText(messages.order.replace("{total}", "€10.00"))).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: messages.another }));
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("pays the order that the shop created, and passes on the ids of the approval", async () => {
    await show();
    expect(await buttons().createOrder?.()).toBe("PP-1");
    await buttons().onApprove({ orderID: "PP-1", payerID: "A", facilitatorAccessToken: "secret" });
    expect(onApprove).toHaveBeenCalledExactlyOnceWith({ orderID: "PP-1", payerID: "A" });
  });

  it("subscribes to the plan with the ordered quantity", async () => {
    await show(PLAN);
    expect(screen.getByText(messages.subscription.replace("{total}", "€10.00"))).toBeTruthy();
    const create = vi.fn(async () => "I-1");
    expect(await buttons().createSubscription?.({}, { subscription: { create } })).toBe("I-1");
    expect(create).toHaveBeenCalledExactlyOnceWith({ plan_id: "P-7", quantity: "2" });
    expect(paypal.options).toMatchObject({ intent: "subscription", vault: "true" });
  });

  it.each([
    ["an order without its number", { ...ORDER, orderId: "" }],
    ["a subscription without a plan", { ...PLAN, plan_id: "" }],
    ["a script from elsewhere", { ...ORDER, scriptUrl: "https://evil.test/sdk/js?client-id=x" }],
  ])("loads nothing for %s and returns to the methods", async (_, order) => {
    await show(order);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith("blocked");
    expect(paypal.options).toBeNull();
  });

  it("is closed when the cart's total has changed", async () => {
    const { rerender } = await show();
    expect(onLeave).not.toHaveBeenCalled();
    rerender(tree(ORDER, 12));
    expect(onLeave).toHaveBeenCalledExactlyOnceWith("outdated");
  });

  it.each([
    ["its script cannot be loaded", { state: "rejected" }],
    ["it does not serve this buyer", { eligible: false }],
  ])("is closed when %s", async (_, how) => {
    Object.assign(paypal, how);
    await show();
    expect(onLeave).toHaveBeenCalledWith("blocked");
  });

  it("is closed when its script does not load within 20 s", async () => {
    (await show()).unmount();
    vi.useFakeTimers();
    paypal.state = "pending";
    render(tree(ORDER, 10));
    await act(async () => vi.advanceTimersByTimeAsync(19_000));
    expect(onLeave).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTimeAsync(2_000));
    expect(onLeave).toHaveBeenCalledExactlyOnceWith("blocked");
    vi.useRealTimers();
  });
});
