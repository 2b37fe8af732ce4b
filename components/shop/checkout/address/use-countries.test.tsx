// @vitest-environment jsdom

import { renderHook, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { OFFLINE } from "#tests/factories/purchase/cart-runtime.ts";
import { useCountries } from "./use-countries.ts";

const calls = vi.hoisted(() => ({ availableCountries: vi.fn() }));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: calls }));
const handleSessionEnd = vi.hoisted(() => vi.fn((result: unknown) => result));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => ({ handleSessionEnd }),
}));

const country = (id: number, iso: string) => ({ id, iso, code: iso, name: iso }) as Country;
const ALLOWED = [country(1, "hr"), country(2, "DE"), country(3, "AT")];

const show = () =>
  renderHook(() => useCountries(ALLOWED), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteProvider site={{ locale: "en" } as ClientSite}>{children}</SiteProvider>
    ),
  }).result;
const setCart = (id: string) => {
  if (id === "") Cookies.remove("cartId");
  else Cookies.set("cartId", id);
};

beforeEach(() => {
  browserQueryClient().clear();
  calls.availableCountries.mockReset().mockResolvedValue(ok([country(2, "de"), country(9, "US")]));
  setCart("7");
});

it("offers the allowed countries that the cart can be delivered to, and all allowed ones for billing", async () => {
  const countries = show();
  await waitFor(() =>
    expect(countries.current.delivery).toEqual([{ id: 2, iso: "DE", name: "Germany" }]),
  );
  expect(countries.current.billing.map(({ name }) => name)).toEqual([
    "Austria",
    "Croatia",
    "Germany",
  ]);
});

it("uses the shop's own list without an answer", async () => {
  calls.availableCountries.mockResolvedValue(OFFLINE);
  const countries = show();
  await waitFor(() => expect(handleSessionEnd).toHaveBeenCalledWith(OFFLINE));
  expect(countries.current.delivery).toHaveLength(3);
});

it("sends no request without a cart", async () => {
  setCart("");
  const countries = show();
  expect(countries.current.delivery).toHaveLength(3);
  expect(calls.availableCountries).not.toHaveBeenCalled();
});

it("sends no request for a cart of another language's store", async () => {
  browserSession.remember("ar", 1);
  expect(show().current.delivery).toHaveLength(3);
  expect(calls.availableCountries).not.toHaveBeenCalled();
  browserSession.remember("en", 1);
  show();
  await waitFor(() => expect(calls.availableCountries).toHaveBeenCalledOnce());
});
