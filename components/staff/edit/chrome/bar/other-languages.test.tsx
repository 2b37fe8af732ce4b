// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import en from "#messages/en.json";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { OtherLanguages } from "./other-languages.tsx";

const { kept } = vi.hoisted(() => ({ kept: [] as [string, unknown][] }));
vi.mock("idb-keyval", () => ({ createStore: () => ({}), entries: async () => kept }));

const SITE = {
  ...EDITED_SITE,
  domain: "shop.test",
  locales: [
    { code: "en", name: "English" },
    { code: "hr", name: "Croatian" },
  ],
};
const set = (path: string) => ({
  kind: "set",
  elementId: 7,
  handler: "page-section:home",
  about: { component: "hero", title: "" },
  seen: "",
  path,
  slot: "text",
  before: "",
  after: "Novo",
});
const draft = (person: string, locale: string, tab: string, at: string, ...paths: string[]) => {
  paths.forEach((path, number) => {
    const key = JSON.stringify(["shop.test", person, locale, tab, `7:${path}`]);
    kept.push([key, { at, page: `/hr/${tab}`, number, operation: set(path) }]);
  });
};

afterEach(() => {
  cleanup();
  kept.length = 0;
});

it("counts what the same person has not published in other languages, with the way there", async () => {
  draft("3", "hr", "a", "2026-05-01T10:00:00Z", "meta.title", "meta.text");
  draft("3", "hr", "b", "2026-05-01T11:00:00Z", "meta.title");
  draft("3", "en", "c", "2026-05-01T12:00:00Z", "meta.title");
  draft("4", "hr", "d", "2026-05-01T12:00:00Z", "meta.more");
  render(
    <SiteProvider site={SITE}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
        <EditContextProvider>
          <OtherLanguages domain="shop.test" locale="en" person="3" />
        </EditContextProvider>
      </NextIntlClientProvider>
    </SiteProvider>,
  );
  const link = await screen.findByRole("link", { name: "2 more unsaved in Croatian" });
  expect(link.getAttribute("href")).toBe("/hr/b?editPage=true");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
