// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { OFFLINE, refused } from "#tests/factories/purchase/cart-runtime.ts";
import { ShippingStep } from "./shipping-step.tsx";

const calls = vi.hoisted(() => ({ deliveryMethods: vi.fn(), saveDelivery: vi.fn() }));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: calls }));
const runtime = vi.hoisted(() => ({
  cart: vi.fn(),
  read: vi.fn(async () => null),
  client: null as unknown,
  refresh: vi.fn(),
  handleSessionEnd: vi.fn(),
  session: { id: () => "1" },
}));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({ cartRuntime: () => runtime }));
const updating = vi.fn();
const toast = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: toast }));

const SITE = {
  locale: "en",
  defaultLocale: "en",
  currency: { id: 1, label: "EUR", symbol: "€" },
  timeZone: "UTC",
} as ClientSite;
const method = (id: number, name: string, branches: string[] = []) => ({
  id,
  name,
  description: "",
  price: 5.9,
  options: branches.map((branch, index) => ({ id: id * 100 + index, name: branch })),
});
const COURIER = method(1, "Courier");
const LOCKER = method(2, "Locker", ["Split", "Zadar"]);

function setUp(skips = false) {
  const onDone = vi.fn();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={SITE}>
        <ShippingStep
          leads={false}
          countryId={11}
          skips={skips}
          onBack={vi.fn()}
          onUpdating={updating}
          onDone={onDone}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return onDone;
}
const pick = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
const next = () => fireEvent.click(screen.getByRole("button", { name: "Next" }));
const said = (message: string) => expect.objectContaining({ tone: "error", message });

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  browserQueryClient().clear();
  const buyer = { userId: 5, shippingAddressId: null, billingAddressId: null };
  checkoutStore().setState({ ...emptyCheckout, buyer }, true);
  calls.deliveryMethods.mockResolvedValue(ok([COURIER, LOCKER]));
  calls.saveDelivery.mockResolvedValue(ok({}));
  runtime.cart.mockReturnValue({ deliveryMethodId: null, options: {} });
  runtime.refresh.mockResolvedValue({});
  runtime.read.mockResolvedValue(null);
  runtime.handleSessionEnd.mockImplementation((result) => result);
  runtime.client = browserQueryClient();
});

describe("the shipping step", () => {
  it("requires a method from the list, and a branch if the method has any", async () => {
    const onDone = setUp();
    await screen.findByRole("radio", { name: "Courier" });
    next();
    const group = screen.getByRole("group", { name: en.checkout.shipping });
    await waitFor(() => expect(group.textContent).toContain(en.errors.shippingMethodUndefined));
    act(() => checkoutStore().setState({ shipping: { methodId: 77, branchId: null } }));
    next();
    expect(await screen.findByText(en.errors.shippingMethodNotFound)).toBeTruthy();
    await pick("Locker");
    next();
    const points = screen.getByRole("group", { name: en.checkout.branch });
    expect(points.textContent).toContain(en.errors.shippingBranchUndefined);
    expect(toast).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Split" }));
    expect(calls.saveDelivery).not.toHaveBeenCalled();
    await pick("Zadar");
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.saveDelivery).toHaveBeenCalledWith(5, 2, 201);
    expect(runtime.refresh).toHaveBeenCalledOnce();
  });

  it("chooses the cheapest delivery beforehand, and saves it", async () => {
    const express = { ...method(3, "Express"), price: 9, kind: "courier" };
    calls.deliveryMethods.mockResolvedValue(ok([express, { ...COURIER, kind: "courier" }]));
    setUp();
    await waitFor(() => expect(calls.saveDelivery).toHaveBeenCalledWith(5, 1, null));
  });

  it("waits for the methods when `Next` is pressed before they are loaded", async () => {
    checkoutStore().setState({ shipping: { methodId: 1, branchId: null } });
    const onDone = setUp();
    next();
    expect(toast).not.toHaveBeenCalled();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.deliveryMethods).toHaveBeenCalledOnce();
  });

  it("saves only what changed", async () => {
    runtime.cart.mockReturnValue({ deliveryMethodId: 1, options: {} });
    const onDone = setUp();
    await pick("Courier");
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.saveDelivery).not.toHaveBeenCalled();
  });

  describe("follows a choice before `Next`, so that the totals have its price", () => {
    /** The cart has whatever was saved last. */
    const follows = () =>
      calls.saveDelivery.mockImplementation(async (_, deliveryMethodId, deliveryBranchId) => {
        runtime.cart.mockReturnValue({ deliveryMethodId, options: { deliveryBranchId } });
        return ok({});
      });

    it("once, after the last of several", async () => {
      follows();
      calls.deliveryMethods.mockResolvedValue(ok([COURIER, method(3, "Express")]));
      const onDone = setUp();
      await pick("Courier");
      expect(updating).toHaveBeenLastCalledWith(true);
      await pick("Express");
      await waitFor(() => expect(runtime.refresh).toHaveBeenCalledOnce());
      await waitFor(() => expect(updating).toHaveBeenLastCalledWith(false));
      expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(5, 3, null);
      next();
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(calls.saveDelivery).toHaveBeenCalledOnce();
    });

    it("only when it is complete", async () => {
      follows();
      setUp();
      await pick("Locker");
      expect(updating).toHaveBeenLastCalledWith(false);
      await pick("Zadar");
      await waitFor(() => expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(5, 2, 201));
    });

    it("when the shopper goes back at once", async () => {
      setUp();
      await pick("Courier");
      cleanup();
      await waitFor(() => expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(5, 1, null));
    });

    it("where another address has taken it off the cart", async () => {
      follows();
      checkoutStore().setState({ shipping: { methodId: 1, branchId: null } });
      setUp();
      await waitFor(() => expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(5, 1, null));
    });

    it("and reports a refusal", async () => {
      calls.saveDelivery.mockResolvedValueOnce(refused(422, "Not to this island."));
      setUp();
      await pick("Courier");
      await waitFor(() => expect(toast).toHaveBeenLastCalledWith(said("Not to this island.")));
      await waitFor(() => expect(updating).toHaveBeenLastCalledWith(false));
    });
  });

  it("calls a method without a price free", async () => {
    calls.deliveryMethods.mockResolvedValue(ok([{ ...COURIER, price: 0 }, LOCKER]));
    setUp();
    const free = await screen.findByText("Free");
    expect(screen.getByRole("radio", { name: "Courier" }).getAttribute("aria-describedby")).toBe(
      free.id,
    );
  });

  it("remembers the branch after another method was chosen", async () => {
    setUp();
    await pick("Locker");
    await pick("Zadar");
    await pick("Courier");
    await pick("Locker");
    expect(screen.getByRole("radio", { name: "Zadar" })).toHaveProperty("checked", true);
  });

  it("stays open when the cart could not be read afterwards", async () => {
    runtime.refresh.mockResolvedValue(null);
    const onDone = setUp();
    await pick("Courier");
    next();
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith(said(en.errors.tryAgain)));
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    [refused(422, "Not to this island."), "Not to this island."],
    [refused(500, "SQL"), en.errors.tryAgain],
    [OFFLINE, en.errors.tryAgain],
  ])("stays open, shows the reason and keeps the choice when saving answers %j", async (fault, message) => {
    calls.saveDelivery.mockResolvedValueOnce(fault);
    const onDone = setUp();
    await pick("Courier");
    next();
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith(said(message)));
    expect([onDone.mock.calls, runtime.refresh.mock.calls]).toEqual([[], []]);
    expect(screen.getByRole("radio", { name: "Courier" })).toHaveProperty("checked", true);
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it.each([
    "Cart is archived.",
    "Session already used.",
  ])("ends the session with its own message only after '%s'", async (message) => {
    const fault = refused(409, message);
    calls.saveDelivery.mockResolvedValueOnce(fault);
    const onDone = setUp();
    await pick("Courier");
    next();
    await waitFor(() => expect(runtime.handleSessionEnd).toHaveBeenLastCalledWith(fault));
    expect([onDone.mock.calls, toast.mock.calls]).toEqual([[], []]);
  });

  it("ignores submits while one is in flight", async () => {
    const onDone = setUp();
    await pick("Courier");
    next();
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.saveDelivery).toHaveBeenCalledOnce();
  });

  it("shows an error with a retry when the methods cannot be loaded", async () => {
    calls.deliveryMethods.mockResolvedValueOnce(OFFLINE);
    setUp();
    fireEvent.click(await screen.findByRole("button", { name: en.cart.trouble.retry }));
    expect(await screen.findByRole("radio", { name: "Courier" })).toBeTruthy();
    expect(runtime.handleSessionEnd).toHaveBeenCalledWith(OFFLINE);
  });

  it("reads the methods again after the address changes", async () => {
    setUp();
    await screen.findByRole("radio", { name: "Courier" });
    calls.deliveryMethods.mockResolvedValue(ok([LOCKER]));
    act(() => checkoutStore().setState({ revision: 1 }));
    await waitFor(() => expect(screen.queryByRole("radio", { name: "Courier" })).toBeNull());
    expect(await screen.findByRole("radio", { name: "Locker" })).toBeTruthy();
    expect(calls.deliveryMethods).toHaveBeenCalledTimes(2);
  });

  it("shows a message when there is no method for the address", async () => {
    calls.deliveryMethods.mockResolvedValue(ok([]));
    setUp();
    expect(await screen.findByText(en.checkout.noShipping)).toBeTruthy();
  });

  it("saves nothing without a user: 'No active user'", async () => {
    checkoutStore().setState({ buyer: emptyCheckout.buyer });
    setUp();
    expect(await screen.findByText(en.errors.noActiveUser)).toBeTruthy();
    expect(calls.deliveryMethods).not.toHaveBeenCalled();
    expect(calls.saveDelivery).not.toHaveBeenCalled();
  });

  it("chooses the first method automatically when the step should be skipped", async () => {
    const onDone = setUp(true);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("Courier"));
    expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(5, 1, null);
  });

  it("searches a long list of branches", async () => {
    const names = Array.from({ length: 13 }, (_, index) => `Točka ${index + 1}`);
    calls.deliveryMethods.mockResolvedValue(ok([method(2, "Locker", names)]));
    setUp();
    await pick("Locker");
    fireEvent.change(screen.getByRole("searchbox", { name: en.checkout.branchSearch }), {
      target: { value: "tocka 13" },
    });
    expect(screen.getAllByRole("radio", { name: /Točka/ })).toHaveLength(1);
    expect(screen.getByText("1 pick-up point")).toBeTruthy();
  });
});
