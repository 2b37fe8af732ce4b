// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { OrderList } from "#components/shop/account/orders/order-list.tsx";
import { OrderPage } from "#components/shop/account/orders/order-page.tsx";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { order } from "#lib/shop/api/schemas/order.ts";
import { product } from "#lib/shop/api/schemas/product.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { wishPrices } from "#stores/wishlist/kept-wishes.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { AccountContent } from "./account-content.tsx";
import { oldAddress } from "./old-address.ts";
import { ProfileOverview } from "./profile-overview.tsx";
import { readSharedHash } from "./shared-wishes.ts";
import { SharedWishlist } from "./shared-wishlist.tsx";
import { WishlistList } from "./wishlist-list.tsx";

const calls = vi.hoisted(() => ({
  save: vi.fn(),
  saveAddress: vi.fn(),
  orders: vi.fn(),
  order: vi.fn(),
  products: vi.fn(),
}));
const checkCard = vi.hoisted(() => vi.fn());
const add = vi.hoisted(() => vi.fn());
const wish = vi.hoisted(() => vi.fn());
const addToCart = vi.hoisted(() => vi.fn());
const share = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: { ...calls, checkCard } }));
vi.mock("#lib/web/client/products.ts", () => ({ soldProducts: calls.products }));
vi.mock("#components/shop/auth/browser-auth.ts", () => ({
  authRuntime: () => ({ refresh: vi.fn() }),
}));
vi.mock("#components/shop/wishlist/browser-wishlist.ts", () => ({
  wishlistRuntime: () => ({ load: vi.fn(async () => true), set: wish }),
}));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/shop/product-page/buy/share.ts", () => ({ share }));
vi.mock("#components/shop/cart-runtime/load-runtime.ts", () => ({
  loadCartRuntime: async () => ({ add }),
}));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const site = {
  locale: "en",
  defaultLocale: "en",
  currency: { id: 1, label: "EUR", symbol: "€" },
  mediaUrl: "http://media.test",
} as ClientSite;
const ana = userSchema.parse({
  id: 1,
  email: "ana@example.com",
  username: "ana@example.com",
  details: { firstName: "Ana", lastName: "Horvat" },
  addresses: [
    {
      id: 4,
      type: "main",
      firstName: "Ana",
      lastName: "Horvat",
      street: "Ilica",
      houseNumber: "1",
    },
  ],
});

const show = (page: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SiteProvider site={site}>{page}</SiteProvider>
    </NextIntlClientProvider>,
  );

// jsdom implements the element, but not its methods.
HTMLDialogElement.prototype.close = () => {};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  browserQueryClient().clear();
  for (const call of [...Object.values(calls), checkCard, add, wish, addToCart, share])
    call.mockReset();
  wishlistStore.setState({ ids: [], trouble: false });
  calls.orders.mockResolvedValue(ok({ items: [], page: 1, perPage: 5, totalPages: 1, total: 0 }));
  calls.save.mockResolvedValue(ok({}));
});

it("lists the orders with their count, one page at a time", async () => {
  const onOrder = vi.fn();
  const head = { id: 8, number: "2026-1", createdAt: "2026-01-02", total: 12, currency: "EUR" };
  calls.orders.mockResolvedValue(
    ok({
      items: [{ ...head, slug: "", status: "paid" }],
      page: 1,
      perPage: 5,
      totalPages: 2,
      total: 6,
    }),
  );
  show(<OrderList onOrder={onOrder} />);
  const orders = await screen.findByRole("region", { name: "Orders" });
  expect(await within(orders).findByText("6 orders")).toBeTruthy();
  fireEvent.click(within(orders).getByRole("button", { name: "View order 2026-1" }));
  expect(onOrder).toHaveBeenCalledWith(8);
  fireEvent.click(within(orders).getByRole("button", { name: "Next" }));
  await waitFor(() => expect(calls.orders).toHaveBeenCalledWith(2, 5));
});

it("saves a membership card only when the backend accepts it, and does not send an empty one", async () => {
  show(<AccountContent section="card" user={ana} countries={[{ iso: "HR", name: "Croatia" }]} />);
  const card = screen.getByRole("region", { name: "Membership card" });
  const save = within(card).getByRole("button", { name: "Save card" });
  const enter = (value: string) => {
    fireEvent.input(within(card).getByLabelText("Membership card barcode"), { target: { value } });
    fireEvent.click(save);
  };
  enter(" ");
  expect(await within(card).findByText(en.errors.missing.barcode)).toBeTruthy();
  expect(checkCard).not.toHaveBeenCalled();
  checkCard.mockResolvedValueOnce(ok({ isValid: false }));
  enter("290");
  expect(await within(card).findByText(en.errors.memberCardInvalid)).toBeTruthy();
  checkCard.mockResolvedValueOnce(fail(toApiError(0, "network")));
  enter("291");
  expect(await within(card).findByText(en.errors.memberCardFailed)).toBeTruthy();
  expect(calls.save).not.toHaveBeenCalled();
  checkCard.mockResolvedValueOnce(ok({ isValid: true }));
  enter("2900000000017");
  await waitFor(() =>
    expect(calls.save).toHaveBeenCalledWith(
      expect.objectContaining({ memberCardBarcode: "2900000000017", email: "ana@example.com" }),
    ),
  );
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

it("shows an error with a retry button for each list that cannot be loaded", async () => {
  calls.orders.mockResolvedValueOnce(fail(toApiError(503, "")));
  wishlistStore.setState({ ids: null, trouble: true });
  show(
    <>
      <OrderList onOrder={vi.fn()} />
      <WishlistList />
    </>,
  );
  const orders = await screen.findByRole("region", { name: "Orders" });
  expect((await within(orders).findByRole("alert")).textContent).toContain(en.orders.failed);
  const wishes = screen.getByRole("region", { name: "Wishlist" });
  expect(within(wishes).getByRole("alert").textContent).toContain(en.wishlist.failed);
  fireEvent.click(within(orders).getByRole("button", { name: en.orders.retry }));
  expect(await within(orders).findByText(en.orders.emptyText)).toBeTruthy();
});

it("shows one order and reorders it, naming the items that are no longer available", async () => {
  calls.order.mockResolvedValue(
    ok(
      order.parse({
        id: 8,
        number: "2026-1",
        currency: "EUR",
        details: {
          items: [
            { productId: 5, qty: 2, name: "Racket", price: 10 },
            { productId: 6, qty: 1, name: "Old balls", price: 4 },
          ],
          prices: { orderTotal: 24 },
          payment: { name: "Card" },
        },
      }),
    ),
  );
  add.mockResolvedValueOnce(ok({})).mockResolvedValueOnce(fail(toApiError(404, "gone")));
  show(<OrderPage id={8} onBack={vi.fn()} />);
  expect(await screen.findByRole("heading", { name: "Order 2026-1" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Order again" }));
  expect(await screen.findByText("2 items are in your cart.")).toBeTruthy();
  expect(screen.getByText("No longer available: Old balls.")).toBeTruthy();
});

it("begins with the last order, the address and the number of wishes, each with the way to its page", async () => {
  const head = { id: 8, slug: "", createdAt: "2026-01-02", total: 12, currency: "EUR" };
  calls.orders.mockResolvedValue(
    ok({
      items: [
        { ...head, number: "2026-2", status: "shipped" },
        { ...head, id: 7, number: "2026-1", status: "paid" },
      ],
      page: 1,
      perPage: 5,
      totalPages: 1,
      total: 2,
    }),
  );
  wishlistStore.setState({ ids: [5, 6], trouble: false });
  show(<ProfileOverview user={ana} />);
  const last = await screen.findByRole("region", { name: en.profile.overview.lastOrder });
  expect(await within(last).findByText("Shipped")).toBeTruthy();
  expect(within(last).queryByText("Order 2026-1")).toBeNull();
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([
    to("View order 2026-2"),
    to(en.profile.overview.to.orders),
    to(en.profile.overview.to.addresses),
    to(en.profile.overview.to.wishlist),
  ]).toEqual([
    "/profile/orders?order=8",
    "/profile/orders",
    "/profile/addresses",
    "/profile/wishlist",
  ]);
  expect(screen.getByText("Ilica 1")).toBeTruthy();
  expect(screen.getByText("2 products")).toBeTruthy();
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

it.each([
  ["?order=12", "", { section: "orders", query: { order: "12" } }],
  ["", "#wishlist", { section: "wishlist", query: {} }],
  ["?editPage=true", "#company", { section: "details", query: { editPage: "true" } }],
  ["", "#main", null],
  ["", "", null],
])("leads from the old address /profile%s%s", (search, hash, page) => {
  expect(oldAddress({ search, hash })).toEqual(page);
});
