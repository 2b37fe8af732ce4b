// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { OrderList } from "#components/shop/account/orders/order-list.tsx";
import { OrderPage } from "#components/shop/account/orders/order-page.tsx";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { AccountContent } from "./account-content.tsx";
import { oldAddress } from "./old-address.ts";
import { ProfileOverview } from "./profile-overview.tsx";
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
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: { ...calls, checkCard } }));
vi.mock("#lib/web/client/product-calls.ts", () => ({ soldProducts: calls.products }));
vi.mock("#components/shop/auth/browser-auth.ts", () => ({
  authRuntime: () => ({ refresh: vi.fn() }),
}));
vi.mock("#components/shop/wishlist/browser-wishlist.ts", () => ({
  wishlistRuntime: () => ({ load: vi.fn(async () => true) }),
}));
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
  for (const call of [...Object.values(calls), checkCard, add]) call.mockReset();
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

it.each([
  ["?order=12", "", { section: "orders", query: { order: "12" } }],
  ["", "#wishlist", { section: "wishlist", query: {} }],
  ["?editPage=true", "#company", { section: "details", query: { editPage: "true" } }],
  ["", "#main", null],
  ["", "", null],
])("leads from the old address /profile%s%s", (search, hash, page) => {
  expect(oldAddress({ search, hash })).toEqual(page);
});
