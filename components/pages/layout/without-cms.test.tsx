// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { setCookie } from "#tests/factories/cookies.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { PlainFooter } from "./plain-footer.tsx";

vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale }: { locale: string }) =>
    createTranslator({ locale, namespace: "layout", messages: locale === "hr" ? hr : en }),
}));
vi.mock("./order-links.tsx", () => ({ OrderLinks: async () => null }));
vi.mock("#components/shop/consent/consents-dialog.tsx", () => ({
  ConsentsDialog: () => <p>the dialog</p>,
}));
vi.mock("#components/kit/messages/lazy-messages.tsx", () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const site = { options: new Map<string, unknown>(), domain: "shop.example" };
vi.mock("#lib/web/site/current-context.ts", () => ({ getCurrentContext: () => ({ site }) }));

beforeEach(() => setCookie("cookieNotice=; path=/; max-age=0"));

it.each([
  ["en", en],
  ["hr", hr],
])("a site without a cookie element says what cookies it uses, until one agrees: %s", async (locale, {
  layout,
}) => {
  render(await CookieNotice({ element: null, locale, site }));
  expect(screen.getByRole("region", { name: layout.cookies }).textContent).toContain(
    layout.cookieText,
  );
  fireEvent.click(screen.getByRole("button", { name: layout.agree }));
  expect(screen.queryByRole("region")).toBeNull();
});

it("a site that shows a notice only when it is needed has none for necessary cookies", async () => {
  const options = new Map([["CookieNotice", "whenNeeded"]]);
  render(await CookieNotice({ element: null, locale: "en", site: { ...site, options } }));
  expect(screen.queryByRole("region")).toBeNull();
});

it("a site without a footer element leads to the consents", async () => {
  render(await PlainFooter({ locale: "en" }));
  expect(screen.getByRole("contentinfo")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: en.layout.consents })));
  expect(await screen.findByText("the dialog")).toBeTruthy();
});
