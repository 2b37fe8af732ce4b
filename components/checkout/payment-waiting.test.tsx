// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "@/components/providers/site-provider";
import { ok } from "@/lib/api/errors";
import { browserQueryClient } from "@/lib/queries/query-client";
import type { ClientSite } from "@/lib/site/client-site";
import en from "@/messages/en.json";
import { checkoutStore, emptyCheckout } from "@/stores/checkout-store";
import { orderMarker } from "@/stores/order-marker";
import { ORDER_WINDOW } from "@/stores/place-order";
import { aCart, anItem } from "@/tests/factories/cart";
import { OFFLINE, refused } from "@/tests/factories/cart-runtime";
import { PaymentStep } from "./payment-step";

const calls = vi.hoisted(() => ({
  paymentMethods: vi.fn(),
  savePayment: vi.fn(),
  validateCart: vi.fn(),
  createOrder: vi.fn(),
  logConsents: vi.fn(),
}));
vi.mock("@/stores/checkout-calls", () => ({ checkoutCalls: calls }));
const cartCalls = vi.hoisted(() => ({ getCart: vi.fn() }));
vi.mock("@/stores/cart-calls", () => ({ gatewayCartCalls: cartCalls }));
const runtime = vi.hoisted(() => ({
  cart: vi.fn(),
  idle: async () => {},
  heed: vi.fn(),
  read: async () => null,
  client: null as unknown,
  refresh: vi.fn(),
  session: { id: () => "7" },
}));
vi.mock("@/components/cart/start-runtime", () => ({ cartRuntime: () => runtime }));
const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
const SITE = {
  locale: "en",
  defaultLocale: "en",
  locales: [{ code: "en", name: "English" }],
  currency: { id: 1, label: "EUR", symbol: "€" },
} as unknown as ClientSite;
const CASH = { id: 1, name: "Cash", description: "", paymentType: null };

function setUp({ cart = aCart([anItem()], { deliveryMethodId: 1 }), onBack = vi.fn() } = {}) {
  runtime.cart.mockReturnValue(cart);
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={SITE}>
        <PaymentStep
          cart={cart}
          updating={false}
          consents={[]}
          paymentOrigins={["https://pay.example"]}
          onBack={onBack}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
}
const pick = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
const pay = () => fireEvent.click(screen.getByRole("button", { name: /^Continue €/ }));

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  browserQueryClient().clear();
  vi.stubGlobal("navigator", {});
  const buyer = { userId: 5, shippingAddressId: null, billingAddressId: null };
  const progress = { active: "payment", done: ["address", "shipping"] } as const;
  checkoutStore().setState({ ...emptyCheckout, buyer, progress }, true);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = "cartId=7; path=/";
  runtime.client = browserQueryClient();
  runtime.heed.mockImplementation((result) => result);
  calls.paymentMethods.mockResolvedValue(ok([CASH]));
  calls.savePayment.mockResolvedValue(ok({}));
  calls.validateCart.mockResolvedValue(
    ok({ items: [anItem()], validateMemberCard: true, errors: [] }),
  );
  calls.createOrder.mockResolvedValue(ok({ html: "", orderSlug: "2026-1" }));
  calls.logConsents.mockResolvedValue(ok({}));
  cartCalls.getCart.mockResolvedValue(ok(aCart()));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("an order nobody answered for", () => {
  async function unanswered() {
    calls.createOrder.mockResolvedValue(OFFLINE);
    const view = setUp();
    await pick("Cash");
    vi.useFakeTimers();
    pay();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(en.checkout.checking.title)).toBeTruthy();
    return view;
  }
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it("is asked for every 3 s, until the cart is gone: then it is thanked for", async () => {
    await unanswered();
    await wait(2_999);
    expect(cartCalls.getCart).not.toHaveBeenCalled();
    await wait(1);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
    cartCalls.getCart.mockResolvedValue(refused(409, "Session already used."));
    await wait(3_000);
    expect(push).toHaveBeenCalledExactlyOnceWith("/checkout/success");
    expect(orderMarker.read()).toMatchObject({ state: "placed" });
    expect(calls.createOrder).toHaveBeenCalledOnce();
  });

  it("is asked for once at a time while the answer is slow, and no more once it is placed", async () => {
    await unanswered();
    let answer: (value: unknown) => void = () => {};
    cartCalls.getCart.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await wait(12_000);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
    answer(refused(409, "Session already used."));
    await wait(9_000);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
    expect(push).toHaveBeenCalledOnce();
  });

  it("is still asked for after a reload, and never sent again by itself", async () => {
    (await unanswered()).unmount();
    setUp();
    expect(screen.getByText(en.checkout.checking.title)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Continue/ })).toBeNull();
    await wait(3_000);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
  });

  it("may be tried again by the shopper once it cannot be on its way any more", async () => {
    await unanswered();
    await wait(ORDER_WINDOW - 3_000);
    expect(screen.queryByRole("button", { name: en.checkout.checking.again })).toBeNull();
    await wait(6_000);
    fireEvent.click(screen.getByRole("button", { name: en.checkout.checking.again }));
    expect(orderMarker.read()).toBeNull();
    vi.useRealTimers();
    calls.createOrder.mockResolvedValue(ok({ html: "", orderSlug: "2026-2" }));
    await screen.findByRole("radio", { name: "Cash" });
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-2"));
  });
});

it("a step that breaks says so and frees the button", async () => {
  calls.validateCart.mockRejectedValueOnce(new Error("a bug"));
  setUp();
  await pick("Cash");
  pay();
  expect((await screen.findByRole("alert")).textContent).toBe(en.errors.generic);
  pay();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
});

describe("payment methods", () => {
  it("that cannot be read are said so, and read again", async () => {
    calls.paymentMethods.mockResolvedValueOnce(OFFLINE);
    setUp();
    fireEvent.click(await screen.findByRole("button", { name: en.cart.trouble.retry }));
    expect(await screen.findByRole("radio", { name: "Cash" })).toBeTruthy();
    expect(runtime.heed).toHaveBeenCalledWith(OFFLINE);
  });

  it("that do not exist are said so", async () => {
    calls.paymentMethods.mockResolvedValue(ok([]));
    setUp();
    expect(await screen.findByText(en.checkout.noPayment)).toBeTruthy();
  });

  it("are not asked for while the cart has no delivery method", async () => {
    setUp({ cart: aCart([anItem()]) });
    await act(async () => {});
    expect(calls.paymentMethods).not.toHaveBeenCalled();
  });

  it("are asked for again when the buyer or the delivery changed", async () => {
    const view = setUp();
    await screen.findByRole("radio", { name: "Cash" });
    act(() => checkoutStore().setState({ revision: 1 }));
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledTimes(2));
    view.unmount();
    setUp({ cart: aCart([anItem()], { deliveryMethodId: 2 }) });
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledTimes(3));
  });

  it("leave the way back open", async () => {
    const onBack = vi.fn();
    setUp({ onBack });
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
