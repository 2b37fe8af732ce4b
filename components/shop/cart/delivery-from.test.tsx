// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { CartContents } from "./cart-contents.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown, offers: [] as unknown[] }));
const asked = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
vi.mock("#lib/web/analytics/track.ts", () => ({ track: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async (call: { path: string }, { input }: { input: unknown }) => {
    if (!JSON.stringify(call).includes("Offers")) return { ok: true, data: { items: [] } };
    asked(input);
    return { ok: true, data: tab.offers };
  },
}));

const method = (id: number, price: number) => ({ id, kind: null, price, freeFrom: null });

let compact = false;

async function deliveryLine(
  more: Parameters<typeof aCart>[1],
  deliveryTo?: [id: number, iso: string],
) {
  const { calls, runtime } = setUpCart();
  calls.getCart.mockResolvedValue(ok(aCart([anItem()], more)));
  tab.runtime = runtime;
  await runtime.refresh();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={{ ...CART_SITE, ...(deliveryTo && { deliveryTo }) }}>
        <CartContents compact={compact} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  const summary = await screen.findByRole("list", { name: en.cart.summary.label });
  return () =>
    [...summary.children]
      .map((one) => one.textContent)
      .find((text) => /^Delivery/.test(text ?? ""));
}

beforeEach(() => {
  asked.mockReset();
  compact = false;
});
afterEach(cleanup);

it("the cart says what its delivery costs at least, and where", async () => {
  tab.offers = [method(1, 5.9), method(2, 3.5)];
  const line = await deliveryLine({ deliveryMethodId: null }, [9, "HR"]);
  await vi.waitFor(() => expect(line()).toBe("Delivery (Croatia)from €3.50"));
  expect(asked.mock.calls).toEqual([[expect.objectContaining({ countryId: 9, currencyId: 1 })]]);
});

it("the dialog says it as well", async () => {
  compact = true;
  tab.offers = [method(1, 5.9), method(2, 3.5)];
  const line = await deliveryLine({ deliveryMethodId: null }, [9, "HR"]);
  await vi.waitFor(() => expect(line()).toBe("Delivery (Croatia)from €3.50"));
});

it("names the only price, and what is free", async () => {
  tab.offers = [method(1, 5.9)];
  const line = await deliveryLine({ deliveryMethodId: null }, [9, "HR"]);
  await vi.waitFor(() => expect(line()).toBe("Delivery (Croatia)€5.90"));
  cleanup();
  tab.offers = [method(1, 0)];
  const free = await deliveryLine({ deliveryMethodId: null }, [9, "HR"]);
  await vi.waitFor(() => expect(free()).toBe("Delivery (Croatia)Free"));
});

it("asks nobody where the backend does not offer it, nor once a method is chosen", async () => {
  const line = await deliveryLine({ deliveryMethodId: null });
  expect(line()).toBe(`Delivery${en.cart.summary.deliveryLater}`);
  cleanup();
  await deliveryLine({ deliveryMethodId: 1 }, [9, "HR"]);
  expect(asked).not.toHaveBeenCalled();
});
