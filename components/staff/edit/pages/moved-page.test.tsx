// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import type { PageInfo, PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import en from "#messages/en.json";
import { pageSettings } from "#tests/factories/page-settings.ts";
import { PageSettingsForm } from "./page-settings-form.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }) }));

const { edit } = en;
const PAGE = pageSettings({ seen: "" });
const SITE = {
  domain: "shop.test",
  locale: "en",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "https://media.test",
  timeZone: "UTC",
} as const;

let redirects: unknown[];
const announced = vi.fn();
let isRedirected: boolean | null = true;

beforeEach(() => {
  redirects = [];
  announced.mockReset();
  isRedirected = true;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    if (address.endsWith("page/terms"))
      return Response.json({ data: { items: [], total: 0, hasMore: false, named: [] } });
    if (address.endsWith("page/update")) redirects.push(JSON.parse(body).redirect);
    return Response.json({ data: { slug: "about-the-club", problem: null, isRedirected } });
  });
});

/** The settings of a page with its address retyped. Each has a number of its own: what is typed outlives the form. */
function move(page: Partial<PageSettings>, canRedirect = true): void {
  const info: PageInfo = {
    page: { ...PAGE, ...page },
    isHome: false,
    canUpdate: true,
    canRedirect,
    canDelete: false,
    types: [],
    templates: [],
  };
  render(
    <SiteProvider site={SITE}>
      <Translations locale="en" timeZone="UTC" messages={{ edit, shell: en.shell }}>
        <EditContextProvider owner={{ domain: SITE.domain, locale: "en", person: "3" }}>
          <PageSettingsForm
            info={info}
            onReload={async () => {}}
            onDone={() => {}}
            announce={announced}
          />
        </EditContextProvider>
      </Translations>
    </SiteProvider>,
  );
  expect(box()).toBeNull();
  const address = screen.getByRole("textbox", { name: edit.pages.address });
  fireEvent.change(address, { target: { value: "about-the-club" } });
}
const box = () => screen.queryByRole("checkbox", { name: /to the new address/ });
const save = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: edit.pages.save }));
  });

it("leaves a redirect unless it is not wanted", async () => {
  move({ id: 21 });
  expect(box()).toHaveProperty("checked", true);
  await save();
  expect(redirects).toEqual([true]);
  expect(announced).toHaveBeenCalledWith(edit.pages.saved);
});

it("leaves none where the box is unchecked", async () => {
  move({ id: 22 });
  fireEvent.click(screen.getByRole("checkbox", { name: /to the new address/ }));
  await save();
  expect(redirects).toEqual([false]);
});

it("says that the old address could not be redirected", async () => {
  isRedirected = false;
  move({ id: 23 });
  await save();
  expect(announced).toHaveBeenCalledWith(edit.pages.savedWithoutRedirect);
});

it("offers none where the backend keeps none", () => {
  move({ id: 24 }, false);
  expect(box()).toBeNull();
});

it("offers none for a draft, which has had no visitors", () => {
  move({ id: 25, status: "draft" });
  expect(box()).toBeNull();
});
