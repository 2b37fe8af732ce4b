// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import messages from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { SuggestHost } from "./suggest-host.tsx";
import { SITE_SEARCH } from "./suggest-ids.ts";

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({ callGateway: answer }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("#components/kit/messages/lazy-messages.tsx", () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const listOf = (...items: unknown[]) => ({
  ok: true,
  data: { items, page: 1, totalPages: 1, total: items.length },
});
const words = messages.searchPage;

/** Renders the header's form as the server does. */
function show() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteProvider site={CART_SITE}>
        <form>
          <input id={SITE_SEARCH} type="search" aria-label={words.field} />
          <button type="reset">{words.close}</button>
          <SuggestHost />
        </form>
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const box = () => screen.getByRole<HTMLInputElement>("searchbox");

beforeEach(() => {
  browserQueryClient().clear();
  answer
    .mockReset()
    .mockImplementation(async (path: string) =>
      path.includes("category")
        ? listOf(...["rackets", "junior", "power"].map((slug, id) => ({ id, name: slug, slug })))
        : listOf(aProduct({ name: "Court Line", slug: "court-line" })),
    );
});

it("suggests two categories, then products, then all results", async () => {
  const user = show();
  await user.type(box(), "racket");
  const options = await screen.findAllByRole("option", {}, { timeout: 3_000 });
  expect(options.map((option) => option.getAttribute("href"))).toEqual([
    "/shop/rackets",
    "/shop/junior",
    "/product/court-line",
    "/search?search=racket",
  ]);
  expect(options[0]?.textContent).toContain(messages.search.suggest.category);
});

it("suggests products where categories cannot be read", async () => {
  const products = answer.getMockImplementation();
  answer.mockImplementation(async (path: string) =>
    path.includes("category")
      ? { ok: false, error: { kind: "network", status: 0, message: "" } }
      : products?.(path),
  );
  const user = show();
  await user.type(box(), "racket");
  expect(await screen.findAllByRole("option", {}, { timeout: 3_000 })).toHaveLength(2);
});

it("is emptied and closed by its button, and suggests again for the same words", async () => {
  const user = show();
  await user.type(box(), "racket");
  await screen.findByRole("listbox", {}, { timeout: 3_000 });
  await user.click(screen.getByRole("button", { name: words.close }));
  expect([box().value, screen.queryByRole("listbox")]).toEqual(["", null]);
  expect(document.activeElement).toBe(document.body);
  await user.type(box(), "racket");
  expect(await screen.findByRole("listbox", {}, { timeout: 3_000 })).toBeTruthy();
});
