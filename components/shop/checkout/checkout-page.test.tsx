// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { CartPage } from "#components/shop/cart/cart-page.tsx";
import en from "#messages/en.json";
import { ORDER_KEY } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { CheckoutPage } from "./checkout-page.tsx";

const loaded = vi.hoisted(() => vi.fn());
vi.mock("./checkout-flow.tsx", () => {
  loaded();
  return { CheckoutFlow: () => <p>The steps</p> };
});
vi.mock("#components/shop/cart/cart-contents.tsx", () => {
  loaded();
  return { CartContents: () => <p>The lines</p>, AfterCart: () => null };
});

const noCart = { ...en.cart.empty, href: "/shop" };
const PAGES = [
  {
    name: "checkout",
    content: "The steps",
    page: () => (
      <CheckoutPage
        countries={[]}
        defaultCountry=""
        addressConsents={[]}
        orderConsents={[]}
        paymentOrigins={[]}
        scriptOrigins={[]}
        anyNames={false}
        skipsShipping={false}
        noCart={noCart}
      />
    ),
  },
  { name: "cart", content: "The lines", page: () => <CartPage noCart={noCart} /> },
] as const;

const open = (page: () => React.ReactNode) =>
  render(<SiteProvider site={CART_SITE}>{page()}</SiteProvider>);
const setCart = (id: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server does
  document.cookie = `cartId=${id}; path=/${id === "" ? "; max-age=0" : ""}`;
};

beforeEach(() => {
  setCart("");
  localStorage.clear();
  loaded.mockClear();
});

it.each(
  PAGES,
)("the $name page of a visitor without a cart loads the words for it alone, until another tab begins one", async ({
  page,
  content,
}) => {
  open(page);
  expect(await screen.findByText(en.cart.empty.title)).toBeTruthy();
  expect(screen.getByRole("link", { name: en.cart.empty.action }).getAttribute("href")).toBe(
    "/shop",
  );
  expect(loaded).not.toHaveBeenCalled();
  setCart("new");
  act(() => cartStore.setState({ count: 1 }));
  expect(await screen.findByText(content)).toBeTruthy();
  setCart("");
  act(() => cartStore.setState({ count: 0 }));
  expect(screen.getByText(content)).toBeTruthy();
});

it.each(PAGES)("the $name page is loaded where the cart has become an order", async ({
  page,
  content,
}) => {
  localStorage.setItem(ORDER_KEY, "{}");
  open(page);
  expect(await screen.findByText(content)).toBeTruthy();
});
