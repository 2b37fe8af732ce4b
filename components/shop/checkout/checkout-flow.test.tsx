// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import type { CheckoutProgress } from "#lib/shop/domain/checkout/steps.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import messages from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { OFFLINE, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE, EUR, USD } from "#tests/factories/purchase/cart-view.tsx";
import { CheckoutFlow } from "./checkout-flow.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
const calls = vi.hoisted(() => ({
  availableCountries: vi.fn(),
  deliveryMethods: vi.fn(),
  saveDelivery: vi.fn(),
  paymentMethods: vi.fn(),
}));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: calls }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
const track = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/analytics/track.ts", () => ({ track }));

const CROATIA = { id: 11, iso: "HR", code: "HRV", name: "Croatia" } as Country;
const COURIER = { id: 1, name: "Courier", description: "", price: 5, options: [] };
const LOCKER = { id: 2, name: "Locker", description: "", price: 3, options: [] };
const address = {
  ...emptyCheckout.address,
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
};

/** Renders the checkout of this cart with the stored progress. */
async function show(cart: Cart | typeof OFFLINE, progress?: CheckoutProgress, site = CART_SITE) {
  const parts = setUpCart();
  parts.calls.getCart.mockResolvedValue("ok" in cart ? cart : ok(cart));
  tab.runtime = parts.runtime;
  await parts.runtime.refresh();
  const buyer = { userId: 5, shippingAddressId: null, billingAddressId: null };
  if (progress) checkoutStore().setState({ progress, address, buyer });
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SiteProvider site={site}>
        <CheckoutFlow
          countries={[CROATIA]}
          defaultCountry=""
          addressConsents={[]}
          orderConsents={[]}
          paymentOrigins={[]}
          scriptOrigins={[]}
          anyNames={false}
          skipsShipping={false}
          noCart={{ ...messages.cart.empty, href: "/shop" }}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return parts;
}
const heading = (name: string) => screen.findByRole("heading", { name });
const AT_PAYMENT: CheckoutProgress = { active: "payment", done: ["address", "shipping"] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  browserQueryClient().clear();
  checkoutStore().setState(emptyCheckout, true);
  track.mockReset();
  calls.availableCountries.mockReset().mockResolvedValue(ok([]));
  calls.deliveryMethods.mockReset().mockResolvedValue(ok([COURIER, LOCKER]));
  calls.saveDelivery.mockReset().mockResolvedValue(ok({}));
  calls.paymentMethods.mockReset().mockResolvedValue(ok([]));
  Cookies.set("cartId", "7");
  window.history.replaceState(null, "", "/checkout");
});
afterEach(cleanup);

describe("the checkout", () => {
  it("shows delivery address, shipping method and payment method, with the first one open", async () => {
    await show(aCart([anItem()]));
    await heading(messages.checkout.address);
    const names = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual(["Delivery address", "Shipping method", "Payment method"]);
    expect(screen.getByRole("textbox", { name: "Street" })).toBeTruthy();
  });

  it("needs no delivery for a digital cart", async () => {
    await show(aCart([anItem()], { digitalOnly: true }));
    await heading(messages.checkout.payment);
    expect(screen.queryByRole("heading", { name: messages.checkout.shipping })).toBeNull();
    expect(screen.getByText(messages.checkout.detailsWhy)).toBeTruthy();
  });

  it("links to the shop when the cart is empty", async () => {
    await show(aCart());
    expect(await screen.findByText(messages.cart.empty.title)).toBeTruthy();
  });

  it("shows an error with a retry when the cart cannot be read", async () => {
    const { calls: cart } = await show(OFFLINE);
    expect(await screen.findByText(messages.cart.trouble.title)).toBeTruthy();
    expect(screen.queryByText(messages.cart.empty.title)).toBeNull();
    cart.getCart.mockResolvedValue(ok(aCart([anItem()])));
    fireEvent.click(screen.getByRole("button", { name: messages.cart.trouble.retry }));
    expect(await heading(messages.checkout.address)).toBeTruthy();
  });

  it("asks for the delivery method again when the cart no longer has one", async () => {
    await show(aCart([anItem()]), AT_PAYMENT);
    expect(await screen.findByRole("radio", { name: "Courier" })).toBeTruthy();
    expect(calls.paymentMethods).not.toHaveBeenCalled();
  });

  it("goes back, keeps the answers, and reopens a completed step with `change`", async () => {
    await show(aCart([anItem()], { deliveryMethodId: 1 }), AT_PAYMENT);
    fireEvent.click(await screen.findByRole("button", { name: "Back" }));
    expect(await screen.findByRole("radio", { name: "Courier" })).toBeTruthy();
    const [change] = screen.getAllByRole("button", { name: /^Change/ });
    fireEvent.click(change as HTMLElement);
    const street = await screen.findByRole<HTMLInputElement>("textbox", { name: "Street" });
    expect(street.value).toBe("Ilica");
    expect(checkoutStore().getState().progress.done).toEqual(["address", "shipping"]);
  });

  it("reads the payment methods again after a change of delivery", async () => {
    const parts = await show(aCart([anItem()], { deliveryMethodId: 1 }), AT_PAYMENT);
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    fireEvent.click(await screen.findByRole("radio", { name: "Locker" }));
    parts.calls.getCart.mockResolvedValue(ok(aCart([anItem()], { deliveryMethodId: 2 })));
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledTimes(2));
    expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(5, 2, null);
  });

  it("keeps a step until the next one can be shown complete", async () => {
    await show(aCart([anItem()], { deliveryMethodId: 1 }), {
      active: "shipping",
      done: ["address"],
    });
    checkoutStore().setState({ shipping: { methodId: 1, branchId: null } });
    let answer: (methods: unknown) => void = () => {};
    calls.paymentMethods.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await screen.findByRole("radio", { name: "Courier" });
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledOnce());
    expect(screen.getByRole("radio", { name: "Courier" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Next" }).getAttribute("aria-busy")).toBe("true");
    answer(ok([{ id: 4, name: "Cash", description: "", paymentType: null }]));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Next" })).toBeNull());
    expect(screen.getByRole("radio", { name: "Cash" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Payment method");
  });

  it.each([
    ["no ring after a press with a pointer", "pointerDown", true],
    ["a ring after a key", "keyDown", false],
  ] as const)("gives the heading of the opened step %s", async (_, event, isQuiet) => {
    await show(aCart([anItem()], { deliveryMethodId: 1 }), AT_PAYMENT);
    const back = await screen.findByRole("button", { name: "Back" });
    fireEvent[event](back, { key: "Enter" });
    fireEvent.click(back);
    const title = await heading(messages.checkout.shipping);
    expect(document.activeElement).toBe(title);
    expect(title.classList.contains("outline-none")).toBe(isQuiet);
  });

  it("opens a step whose methods cannot be read", async () => {
    await show(aCart([anItem()], { deliveryMethodId: 1 }), {
      active: "shipping",
      done: ["address"],
    });
    checkoutStore().setState({ shipping: { methodId: 1, branchId: null } });
    calls.paymentMethods.mockResolvedValue(OFFLINE);
    await screen.findByRole("radio", { name: "Courier" });
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText(messages.cart.trouble.title)).toBeTruthy();
  });

  it("says in its summary that no delivery is chosen yet, not that it comes later", async () => {
    await show(aCart([anItem()]));
    const summary = within(await screen.findByRole("list", { name: "Summary" }));
    expect(summary.getByText(messages.cart.summary.deliveryOpen)).toBeTruthy();
    expect(summary.queryByText(messages.cart.summary.deliveryLater)).toBeNull();
  });

  it("sends one analytics event per cart when it begins", async () => {
    const cart = aCart([anItem({ qty: 2 })]);
    await show(cart);
    await heading(messages.checkout.address);
    cleanup();
    await show(cart);
    await heading(messages.checkout.address);
    expect(track).toHaveBeenCalledExactlyOnceWith({
      type: "beginCheckout",
      currency: "EUR",
      value: 20,
      items: [{ id: 101, name: "Racket 1", price: 10, quantity: 2 }],
    });
  });
});

it("the summary shows every amount in the currency the cart was read in", async () => {
  const cart = aCart([anItem({ price: 10 })], { currencyId: 2, deliveryMethodId: 1 });
  await show(cart, undefined, { ...CART_SITE, currencies: [EUR, USD] });
  const items = await screen.findByRole("list", { name: messages.checkout.items });
  expect(within(items).getByText("$10.00")).toBeTruthy();
  const fold = screen.getByRole("button", { name: new RegExp(messages.checkout.summary) });
  expect(fold.textContent).toContain("$10.00");
  expect(within(items).queryByText(/€/)).toBeNull();
});

describe("the address of the checkout", () => {
  it("names the open step, and the browser's `Back` goes one step back", async () => {
    await show(aCart([anItem()], { deliveryMethodId: 1 }), AT_PAYMENT);
    await heading(messages.checkout.payment);
    await waitFor(() => expect(window.location.search).toBe("?step=payment"));
    const [, changeShipping] = screen.getAllByRole("button", { name: /^Change/ });
    fireEvent.click(changeShipping as HTMLElement);
    expect(await screen.findByRole("radio", { name: "Courier" })).toBeTruthy();
    expect(window.location.search).toBe("?step=shipping");
    window.history.back();
    await waitFor(() => expect(screen.queryByRole("radio", { name: "Courier" })).toBeNull());
    expect(window.location.search).toBe("?step=payment");
    expect(document.activeElement?.textContent).toBe("Payment method");
  });

  it("opens its step where that may be opened, and is corrected where not", async () => {
    window.history.replaceState(null, "", "/checkout?step=address");
    await show(aCart([anItem()], { deliveryMethodId: 1 }), AT_PAYMENT);
    expect(await screen.findByRole("textbox", { name: "Street" })).toBeTruthy();
    cleanup();
    window.history.replaceState(null, "", "/checkout?step=payment");
    checkoutStore().setState(emptyCheckout, true);
    await show(aCart([anItem()]));
    expect(await screen.findByRole("textbox", { name: "Street" })).toBeTruthy();
    expect(window.location.search).toBe("?step=address");
  });
});

it("the total is not that of another method while the chosen one waits for its point", async () => {
  const amounts = { itemsTotal: 10, cartTotal: 10, delivery: 12.9, orderTotal: 22.9 };
  calls.deliveryMethods.mockResolvedValue(
    ok([COURIER, { ...LOCKER, options: [{ id: 7, name: "Split" }] }]),
  );
  await show(aCart([anItem()], { deliveryMethodId: 1, prices: { converted: amounts } }), {
    active: "shipping",
    done: ["address"],
  });
  const summary = within(await screen.findByRole("list", { name: "Summary" }));
  expect(summary.getByText("€22.90")).toBeTruthy();
  fireEvent.click(await screen.findByRole("radio", { name: "Locker" }));
  expect(summary.queryByText("€22.90")).toBeNull();
  expect(summary.queryByText("€12.90")).toBeNull();
  expect(summary.getByText(messages.cart.summary.deliveryOpen)).toBeTruthy();
  expect(calls.saveDelivery).not.toHaveBeenCalled();
});

it("shows the payment below a decided delivery, which is done when the order is placed", async () => {
  calls.paymentMethods.mockResolvedValue(
    ok([{ id: 4, name: "Cash", description: "", paymentType: null }]),
  );
  const parts = await show(aCart([anItem()]), { active: "shipping", done: ["address"] });
  fireEvent.click(await screen.findByRole("radio", { name: "Courier" }));
  parts.calls.getCart.mockResolvedValue(ok(aCart([anItem()], { deliveryMethodId: 1 })));
  // The only method needs no press.
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Cash" })).checked).toBe(true);
  expect(screen.getByRole("radio", { name: "Courier" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Back" })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: /^Order and pay/ }));
  expect(checkoutStore().getState().progress).toEqual(AT_PAYMENT);
});
