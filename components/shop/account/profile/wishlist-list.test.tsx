// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import { product } from "#lib/shop/api/schemas/product-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { wishPrices } from "#stores/wishlist/kept-wishes.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { readSharedHash } from "./shared-wishes.ts";
import { SharedWishlist } from "./shared-wishlist.tsx";
import { WishlistList } from "./wishlist-list.tsx";

const calls = vi.hoisted(() => ({ products: vi.fn() }));
const wish = vi.hoisted(() => vi.fn());
const addToCart = vi.hoisted(() => vi.fn());
const share = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/product-calls.ts", () => ({ soldProducts: calls.products }));
vi.mock("#components/shop/wishlist/browser-wishlist.ts", () => ({
  wishlistRuntime: () => ({ load: vi.fn(async () => true), set: wish }),
}));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/shop/product/share.ts", () => ({ share }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const site = {
  locale: "en",
  defaultLocale: "en",
  currency: { id: 1, label: "EUR", symbol: "€" },
  mediaUrl: "http://media.test",
} as ClientSite;

const show = (page: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SiteProvider site={site}>{page}</SiteProvider>
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  browserQueryClient().clear();
  for (const call of [calls.products, wish, addToCart, share]) call.mockReset();
  wishlistStore.setState({ ids: [], trouble: false });
});

it("says at once that nothing is on the list, without a place for what is loaded", () => {
  show(<WishlistList />);
  const wishes = screen.getByRole("region", { name: "Wishlist" });
  expect(within(wishes).getByText(en.wishlist.empty)).toBeTruthy();
  expect(wishes.querySelector("[class*=glint]")).toBeNull();
});

it("shows a wishlist of any length, part by part", async () => {
  const ids = Array.from({ length: 250 }, (_, index) => index + 1);
  wishlistStore.setState({ ids, trouble: false });
  calls.products.mockImplementation(async (wanted: readonly number[]) =>
    ok(wanted.map((id) => product.parse({ id, name: `Racket ${id}`, slug: `r-${id}` }))),
  );
  show(<WishlistList />);
  const wishes = await screen.findByRole("region", { name: "Wishlist" });
  const articles = () => [...wishes.querySelectorAll<HTMLElement>("article")];
  await waitFor(() => expect(articles()).toHaveLength(60));
  for (const count of [120, 180, 240, 250]) {
    fireEvent.click(within(wishes).getByText(en.wishlist.loadMore));
    await waitFor(() => expect(articles()).toHaveLength(count));
  }
  await waitFor(() => expect(within(wishes).queryByText(en.wishlist.loadMore)).toBeNull());
  expect(document.activeElement?.textContent).toBe("Racket 240");
  expect(Math.max(...calls.products.mock.calls.map(([wanted]) => wanted.length))).toBe(200);
  expect(
    within(articles().at(-1) ?? wishes).getByRole("button", {
      name: /wishlist/,
      description: "Racket 250",
    }),
  ).toBeTruthy();
});

it("says how many products on the wishlist are no longer sold", async () => {
  wishlistStore.setState({ ids: [5, 6], trouble: false });
  calls.products.mockResolvedValue(
    ok([product.parse({ id: 5, name: "Racket", slug: "racket", finalPrice: 10 })]),
  );
  show(<WishlistList />);
  const wishes = await screen.findByRole("region", { name: "Wishlist" });
  expect(await within(wishes).findByText("Racket")).toBeTruthy();
  expect(within(wishes).getByText("2 products")).toBeTruthy();
  expect(within(wishes).getByText("1 product on your list is no longer sold.")).toBeTruthy();
});

it("says on the wishlist what has become cheaper, what is sold out, and buys what asks nothing", async () => {
  wishlistStore.setState({ ids: [5, 6, 7, 8], trouble: false });
  wishPrices.set(5, 12);
  wishPrices.set(6, 20);
  const sold = (id: number, more: object) =>
    product.parse({ id, name: `Racket ${id}`, slug: `r-${id}`, finalPrice: 10, ...more });
  calls.products.mockResolvedValue(
    ok([
      sold(5, {}),
      sold(6, { format: "configurable", finalPrice: 30 }),
      sold(7, { stock: { available: false } }),
      sold(8, { customOptions: [{ option_title: "Name", required: true }] }),
    ]),
  );
  addToCart.mockResolvedValue(ok({}));
  show(<WishlistList />);
  const first = (await screen.findAllByRole("article"))[0] ?? document.body;
  expect(
    within(first).getByText("Price has gone down since you added it (was €12.00)"),
  ).toBeTruthy();
  expect(screen.getByText("Price has gone up since you added it (was €20.00)")).toBeTruthy();
  expect(screen.getAllByText(en.wishlist.choose).map((link) => link.getAttribute("href"))).toEqual([
    "/product/r-6",
    "/product/r-8",
  ]);
  expect(screen.getByText(en.wishlist.view).getAttribute("href")).toBe("/product/r-7");
  // Nothing lies over a picture.
  for (const picture of document.querySelectorAll("article > :first-child"))
    expect([picture.textContent, picture.querySelector("button")]).toEqual(["", null]);
  fireEvent.click(screen.getByRole("button", { name: en.wishlist.toCart }));
  await waitFor(() =>
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({
      productId: 5,
      quantity: 1,
      name: "Racket 5",
    }),
  );
});

it("shares the products of a list by a link, which shows them to somebody else", async () => {
  wishlistStore.setState({ ids: [6, 5], trouble: false });
  calls.products.mockImplementation(async (wanted: readonly number[]) =>
    ok(wanted.map((id) => product.parse({ id, name: `Racket ${id}`, slug: `r-${id}` }))),
  );
  const { unmount } = show(<WishlistList />);
  fireEvent.click(await screen.findByRole("button", { name: en.wishlist.share }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  const hash = new URL(share.mock.calls[0]?.[2]).hash;
  expect(hash).toBe("#shared=6-5");
  unmount();
  wish.mockResolvedValue(ok({}));
  show(<SharedWishlist ids={readSharedHash(hash)} />);
  fireEvent.click(await screen.findByRole("button", { name: en.wishlist.keepAll }));
  await waitFor(() =>
    expect(wish.mock.calls).toEqual([
      [5, true],
      [6, true],
    ]),
  );
});

it.each([
  ["#shared=12-15-12", [12, 15]],
  ["#shared=0-x--7e9-99999999999999999999-3", [3]],
  ["#shared", []],
  ["#orders", []],
  ["", []],
])("reads the products of %s", (hash, ids) => {
  expect(readSharedHash(hash)).toEqual(ids);
});
