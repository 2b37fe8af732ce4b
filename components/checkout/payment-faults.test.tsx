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
import { gift } from "@/stores/gift";
import { instructions } from "@/stores/instructions";
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
const toast = vi.hoisted(() => vi.fn());
vi.mock("@/components/ui/toast", () => ({ showToast: toast }));
const fetched = vi.hoisted(() => vi.fn());
vi.mock("@/components/consent/fetch-consents", () => ({ fetchConsents: fetched }));
const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
const sent = vi.hoisted(() => vi.fn());
vi.mock("@/components/payment/payment-form", async (original) => ({
  ...(await original<typeof import("@/components/payment/payment-form")>()),
  submitPaymentForm: sent,
}));

const SITE = {
  locale: "en",
  defaultLocale: "en",
  locales: [{ code: "en", name: "English" }],
  currency: { id: 1, label: "EUR", symbol: "€" },
} as unknown as ClientSite;
const CASH = { id: 1, name: "Cash", description: "", paymentType: null };
const CARD = { id: 2, name: "Card", description: "", paymentType: "CARD" };
const CONSENT = { uniqueNumber: "terms", required: true, text: "Terms" };
const FORM =
  '<form action="https://pay.example/go" method="post"><input name="a" value="1"></form>';

function setUp({
  cart = aCart([anItem()], { deliveryMethodId: 1 }),
  consents = [] as (typeof CONSENT)[] | null,
  onBack = vi.fn(),
} = {}) {
  runtime.cart.mockReturnValue(cart);
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={SITE}>
        <PaymentStep
          cart={cart}
          updating={false}
          consents={consents}
          paymentOrigins={["https://pay.example"]}
          onBack={onBack}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
}
const pick = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
const pay = () => fireEvent.click(screen.getByRole("button", { name: /^Continue €/ }));
const alertText = async () => (await screen.findByRole("alert")).textContent;

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
  calls.paymentMethods.mockResolvedValue(ok([CASH, CARD]));
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

describe("what goes with the order", () => {
  it("is the shopper's words, the gift's, and a company's data only for a company", async () => {
    instructions.write("Ring twice");
    gift.write({ to: "Iva", from: "Ana", message: "Enjoy" });
    setUp();
    await pick("Cash");
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
    expect(calls.savePayment).toHaveBeenCalledExactlyOnceWith({
      userId: 5,
      paymentMethodId: 1,
      companyData: undefined,
    });
    // Nothing was accepted: nothing is logged.
    expect(calls.logConsents).not.toHaveBeenCalled();
    expect(calls.createOrder).toHaveBeenCalledExactlyOnceWith(5, {
      orderMessage: "Ring twice",
      giftMessage: "Enjoy",
      to: "Iva",
      from: "Ana",
    });
  });

  it("logs the accepted consents of the order first, under the form's type", async () => {
    checkoutStore().setState({
      consents: ["terms"],
      address: { ...emptyCheckout.address, contactEmail: "ana@example.com" },
    });
    setUp({ consents: [CONSENT] });
    await pick("Cash");
    pay();
    await waitFor(() => expect(calls.createOrder).toHaveBeenCalledOnce());
    expect(calls.logConsents).toHaveBeenCalledExactlyOnceWith(
      "checkoutForm",
      ["terms"],
      "ana@example.com",
      "guest",
    );
  });
});

describe("no order is made", () => {
  it.each([
    [
      "the consents' log fails",
      () => {
        checkoutStore().setState({ consents: ["terms"] });
        calls.logConsents.mockResolvedValue(OFFLINE);
      },
      en.errors.failedConsentLog,
    ],
    [
      "nobody was saved as the buyer",
      () => checkoutStore().setState({ buyer: emptyCheckout.buyer }),
      en.errors.noActiveUser,
    ],
    [
      "the method is refused",
      () => calls.savePayment.mockResolvedValue(refused(422, "Not for this country.")),
      "Not for this country.",
    ],
    [
      "saving the method meets silence",
      () => calls.savePayment.mockResolvedValue(OFFLINE),
      en.errors.tryAgain,
    ],
    [
      "validating meets silence",
      () => calls.validateCart.mockResolvedValue(OFFLINE),
      en.errors.tryAgain,
    ],
    [
      "validating fails",
      () => calls.validateCart.mockResolvedValue(refused(500, "SQL")),
      en.errors.tryAgain,
    ],
    [
      "another tab is at it",
      () =>
        vi.stubGlobal("navigator", {
          locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
        }),
      en.errors.orderBusy,
    ],
  ])("where %s, and the words stay in view", async (_, given, message) => {
    // Asked for while there was a buyer.
    const buyer = { userId: 5, shippingAddressId: null, billingAddressId: null };
    setUp({ consents: [{ ...CONSENT, required: false }] });
    await pick("Cash");
    expect(checkoutStore().getState().buyer).toEqual(buyer);
    act(() => {
      given();
    });
    pay();
    expect(await alertText()).toBe(message);
    expect([calls.createOrder.mock.calls, push.mock.calls]).toEqual([[], []]);
    expect(screen.getByRole("button", { name: /^Continue €/ }).getAttribute("aria-busy")).not.toBe(
      "true",
    );
  });

  it.each([
    "Cart is archived.",
    "Session already used.",
  ])("where saving answers '%s': the session ends, by its own words alone", async (message) => {
    const fault = refused(409, message);
    calls.savePayment.mockResolvedValue(fault);
    setUp();
    await pick("Cash");
    pay();
    await waitFor(() => expect(runtime.heed).toHaveBeenLastCalledWith(fault));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("while the consents are not known: said, and they can be asked for again", async () => {
    fetched.mockResolvedValue([CONSENT]);
    setUp({ consents: null });
    await pick("Cash");
    pay();
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      tone: "error",
      message: en.errors.consentsNotFetched,
    });
    expect(calls.savePayment).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: en.cart.trouble.retry }));
    expect(await screen.findByRole("checkbox")).toBeTruthy();
    expect(fetched).toHaveBeenCalledExactlyOnceWith("checkoutForm");
  });
});

it("a form sent twice places one order, and nobody is told of another tab", async () => {
  let answer = (_: unknown) => {};
  calls.createOrder.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { container } = setUp();
  await pick("Cash");
  const form = container.querySelector("form") as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(calls.createOrder).toHaveBeenCalledOnce());
  fireEvent.submit(form);
  await act(async () => {});
  expect(screen.queryByRole("alert")).toBeNull();
  answer(ok({ html: "", orderSlug: "2026-1" }));
  await waitFor(() => expect(push).toHaveBeenCalledOnce());
  fireEvent.submit(form);
  await act(async () => {});
  expect(calls.createOrder).toHaveBeenCalledOnce();
});

describe("the provider's form", () => {
  it("that leads elsewhere is never sent, and another method can be chosen", async () => {
    calls.createOrder.mockResolvedValue(
      ok({ html: FORM.replace("pay.example", "evil.test"), orderSlug: "2026-1" }),
    );
    setUp();
    await pick("Card");
    pay();
    expect(await alertText()).toBe(en.errors.paymentForm);
    expect(sent).not.toHaveBeenCalled();
  });

  it("is sent, the button stays locked, and works again for who comes back", async () => {
    calls.createOrder.mockResolvedValue(ok({ html: FORM, orderSlug: "2026-1" }));
    setUp();
    await pick("Card");
    pay();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    pay();
    expect(calls.createOrder).toHaveBeenCalledOnce();
    act(() => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    pay();
    await waitFor(() => expect(calls.createOrder).toHaveBeenCalledTimes(2));
  });
});
