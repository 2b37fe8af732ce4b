// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ReviewInvitations } from "#components/shop/account/orders/review-invitations.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import { commentPage } from "#lib/shop/api/schemas/feedback.ts";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import { user } from "#lib/shop/api/schemas/user-schema.ts";
import { summariseCounts, toReviewRules } from "#lib/shop/domain/review/rules.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { invitedOrder, reviewHref } from "#lib/web/i18n/review-address.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { ReviewBoard } from "./review-board.tsx";

const calls = vi.hoisted(() => ({ send: vi.fn(), list: vi.fn(), order: vi.fn() }));
vi.mock("#lib/web/client/review-calls.ts", () => ({ reviewCalls: calls }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: calls }));
vi.mock("#components/shop/auth/ask-to-log-in.ts", () => ({ askToLogIn: async () => true }));

const first = { id: 3, rating: 4, body: "Good", author: "Ana", isOwn: false, date: "" };
const site = { locale: "en", defaultLocale: "en", mediaUrl: "" } as ClientSite;

const open = (props: Partial<ComponentProps<typeof ReviewBoard>> = {}) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ review: en.review, reviewLists: en.reviewLists }}
      timeZone="UTC"
    >
      <ReviewBoard
        captcha={null}
        entity="product"
        id={9}
        rules={toReviewRules(new Map())}
        isOpen
        first={[first]}
        total={12}
        mediaUrl="http://media.test"
        {...props}
      />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  sessionStorage.clear();
  authStore.setState(LOGGED_OUT);
  browserQueryClient().clear();
  for (const call of Object.values(calls)) call.mockReset();
  window.history.replaceState(null, "", "/product/racket");
});

it("hides the form behind a button, and nothing about lists is offered by itself", () => {
  open();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: en.review.write.product }));
  expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
  expect(screen.getByText(en.review.loginNote)).toBeTruthy();
});

it("shows who has bought it, and pictures", () => {
  const image = { src: "http://media.test/a.jpg", width: 10, height: 10 };
  open({ first: [{ ...first, isVerified: true, images: [image] }] });
  expect(screen.getByText(en.review.verified)).toBeTruthy();
  expect(screen.getByRole("img", { name: "Photo 1 by Ana" }).closest("a")?.href).toBe(image.src);
});

it("lists the reviews of a bar, and in another order, as the backend answers", async () => {
  calls.list.mockResolvedValue(
    ok({
      ...commentPage.parse({
        items: [{ id: 8, rating: 2, body: "Too soft", author: "Eva" }],
        total: 1,
      }),
    }),
  );
  open({ lists: { counts: { 5: 9, 2: 3 } } });
  const bars = screen.getByRole("list", { name: en.reviewLists.filter });
  const two = within(bars).getByRole("button", { name: /2 stars.*3 reviews/ });
  expect(within(bars).getByRole("button", { name: /4 stars/ })).toHaveProperty("disabled", true);
  await act(async () => fireEvent.click(two));
  expect(await screen.findByText("Too soft")).toBeTruthy();
  expect(calls.list).toHaveBeenLastCalledWith("product", 9, 1, 10, { sort: "newest", rating: 2 });
  expect(screen.queryByText("Good")).toBeNull();
  expect(two.getAttribute("aria-pressed")).toBe("true");
  await act(async () =>
    fireEvent.change(screen.getByLabelText(en.reviewLists.sort), { target: { value: "worst" } }),
  );
  expect(calls.list).toHaveBeenLastCalledWith("product", 9, 1, 10, { sort: "worst", rating: 2 });
  await act(async () => fireEvent.click(two));
  expect(calls.list).toHaveBeenLastCalledWith("product", 9, 1, 10, { sort: "worst", rating: null });
});

it("shows one's own review instead of the form where everybody has one", async () => {
  authStore.setState({
    status: "in",
    user: user.parse({ id: 1, email: "ana@example.com" }),
    trouble: false,
  });
  calls.list.mockResolvedValue(
    ok({
      items: [{ ...first, id: 77, body: "Mine", images: [], isOwn: true, published: true }],
      total: 1,
    }),
  );
  open({ rules: toReviewRules(new Map([["OneUserOneComment", "true"]])) });
  expect(await screen.findByRole("heading", { name: en.review.own.product })).toBeTruthy();
  expect(screen.getByText("Mine")).toBeTruthy();
  expect(screen.queryByRole("button", { name: en.review.write.product })).toBeNull();
  expect(screen.queryByRole("button", { name: en.review.edit })).toBeNull();
  expect(calls.list).toHaveBeenCalledExactlyOnceWith("product", 9, 1, 100);
});

it("opens the form for somebody who was invited by an order, which goes with the review", async () => {
  window.history.replaceState(null, "", reviewHref("racket", 41, site));
  calls.send.mockResolvedValue(ok({ published: true }));
  calls.list.mockResolvedValue(ok({ items: [], total: 0 }));
  open();
  fireEvent.click(screen.getByRole("radio", { name: "5 stars" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: en.review.send })));
  await waitFor(() => expect(calls.send).toHaveBeenCalled());
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(
    "product",
    9,
    { rating: 5, body: "", orderId: 41 },
    null,
    {},
  );
});

it.each([
  ["?review=41", 41],
  ["?review=true", null],
  ["?review=-1", null],
  ["?review=99999999999999999999", null],
  ["", null],
])("reads the order of an invitation %s", (search, id) => {
  expect(invitedOrder(search)).toBe(id);
});

it.each([
  ["Delivered", true],
  ["shipped", false],
])("an order that is %s invites to review each product once: %s", async (status, invites) => {
  calls.order.mockResolvedValue(
    ok(
      order.parse({
        id: 41,
        status,
        details: {
          items: [
            { productId: 5, productData: { name: "Racket", slug: "racket" } },
            { productId: 5, productData: { name: "Racket", slug: "racket" } },
            { productId: 6, name: "Gone" },
          ],
        },
      }),
    ),
  );
  render(
    <NextIntlClientProvider locale="en" messages={{ orders: en.orders }} timeZone="UTC">
      <SiteProvider site={site}>
        <ReviewInvitations orderId={41} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(calls.order).toHaveBeenCalled());
  if (invites) await screen.findByRole("heading", { name: en.orders.review.title });
  expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    invites ? ["/product/racket?review=41#reviews"] : [],
  );
});

it.each([
  [{ counts: { 5: 2, 4: "1", 9: null } }, { 5: 2, 4: 1, 9: 0 }],
  [{ counts: [1] }, null],
  [{}, null],
])("reads the counts of %j", (answer, counts) => {
  expect(commentPage.parse({ items: [], ...answer }).counts).toEqual(counts);
});

it("reads a list without counts in any of its shapes, and what a comment may lack", () => {
  const row = { id: 3, isVerified: null, images: "no/picture.jpg" };
  expect(commentPage.parse([row])).toMatchObject({ total: 1, counts: null });
  expect(commentPage.parse({ records: [row], totalRecords: 4 }).items[0]).toMatchObject({
    isVerified: false,
    images: [{ path: "no/picture.jpg" }],
  });
});

it("summarises counts, and leaves out more stars than there are here", () => {
  expect(summariseCounts({ 5: 3, 1: 1, 9: 7 }, 5)).toMatchObject({ average: 4, count: 4 });
  expect(summariseCounts({ 9: 7 }, 5)).toBeNull();
  expect(summariseCounts(null, 5)).toBeNull();
});
