// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import messages from "#messages/en.json";
import { recentSearches } from "#stores/search/recent-searches.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { SuggestHost } from "./suggest-host.tsx";
import { SITE_SEARCH } from "./suggest-ids.ts";

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("#components/kit/messages/lazy-messages.tsx", () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const t = messages.search.suggest;

/** The header's form as the server renders it, with a site's popular searches. */
function show(popular?: string) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SiteProvider site={CART_SITE}>
        <form>
          <input id={SITE_SEARCH} type="search" aria-label="Search" data-popular={popular} />
          <button type="submit">Go</button>
          <SuggestHost />
        </form>
        <button type="button">Elsewhere</button>
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const box = () => screen.getByRole<HTMLInputElement>("searchbox");
const recent = () => screen.findByRole("region", { name: t.recent });
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => {
  localStorage.clear();
  push.mockReset();
});

it("an empty box offers the searches of this device, newest first, and leaves when something is typed", async () => {
  recentSearches.add("shoes");
  recentSearches.add("blue bag");
  const user = show();
  expect(screen.queryByRole("region")).toBeNull();
  await user.click(box());
  expect(linksIn(await recent())).toEqual([
    ["blue bag", "/search?search=blue+bag"],
    ["shoes", "/search?search=shoes"],
  ]);
  await user.type(box(), "b");
  expect(screen.queryByRole("region")).toBeNull();
  await user.clear(box());
  expect(await recent()).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByRole("region")).toBeNull();
});

it("offers nothing where nothing was searched for and the site names nothing", async () => {
  const user = show();
  await user.click(box());
  // The code is there once it takes keys.
  await vi.waitFor(() => expect(box().getAttribute("aria-autocomplete")).toBe("list"));
  expect(screen.queryByRole("region")).toBeNull();
});

it("offers a site's popular searches, those made here only once", async () => {
  recentSearches.add("shoes");
  const user = show("running shoes\nshoes");
  await user.click(box());
  await recent();
  expect(linksIn(screen.getByRole("region", { name: t.popular }))).toEqual([
    ["running shoes", "/search?search=running+shoes"],
  ]);
});

it("is walked by the arrow keys from the box and back", async () => {
  recentSearches.add("shoes");
  recentSearches.add("bag");
  const user = show("balls");
  await user.click(box());
  await recent();
  const focused = () => document.activeElement?.textContent;
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("bag");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("balls");
  await user.keyboard("{Home}");
  expect(focused()).toBe("bag");
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(box());
  await user.keyboard("{ArrowDown}{Escape}");
  expect(document.activeElement).toBe(box());
});

it("forgets one and keeps the place, then all", async () => {
  for (const keywords of ["balls", "shoes", "bag"]) recentSearches.add(keywords);
  const user = show();
  await user.click(box());
  await recent();
  await user.click(screen.getByRole("button", { name: t.forget.replace("{keywords}", "shoes") }));
  expect(recentSearches.read()).toEqual(["bag", "balls"]);
  expect(document.activeElement?.textContent).toBe(t.forget.replace("{keywords}", "balls"));
  await user.click(screen.getByRole("button", { name: t.forgetAll }));
  expect({ ...localStorage }).toEqual({});
  expect([screen.queryByRole("region"), document.activeElement]).toEqual([null, box()]);
});

it("keeps what is searched for by the Enter key", async () => {
  const user = show();
  await user.click(box());
  await vi.waitFor(() => expect(box().getAttribute("aria-autocomplete")).toBe("list"));
  await user.type(box(), "grip tape{Enter}");
  expect(push).toHaveBeenCalledWith("/search?search=grip+tape");
  expect(recentSearches.read()).toEqual(["grip tape"]);
});
