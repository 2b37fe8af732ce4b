// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { setCookie } from "#tests/factories/cookies.ts";
import { anItem } from "#tests/factories/purchase/cart.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { LanguageLinks, LanguageNav } from "./language-links.tsx";

const { leaveCart, cart } = vi.hoisted(() => ({
  leaveCart: vi.fn(async () => false),
  cart: { items: [] as unknown[] },
}));
vi.mock("#lib/web/client/cart-calls.ts", () => ({
  cartCalls: { getCart: async () => ({ ok: true, data: cart }) },
}));
vi.mock("#stores/cart/leave-cart.ts", () => ({ leaveCart }));

const setCart = (memory: { locale: string; count: number } | null) => {
  setCookie(`cartId=${memory ? "7" : ""}; path=/; max-age=${memory ? 60 : 0}`);
  localStorage.setItem("baseline.cart", JSON.stringify(memory && { cartId: "7", ...memory }));
};

/** Clicks a language; returns whether the browser would follow the link. */
const press = (name: string, init = {}) =>
  fireEvent.click(screen.getByRole("link", { name }), init);

// jsdom does not implement dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

beforeEach(() => {
  leaveCart.mockClear();
  setCart(null);
  render(
    <Translations locale="hr" timeZone="UTC" messages={{ shell: en.shell }}>
      <SiteProvider site={{ ...CART_SITE, locale: "hr", defaultLocale: "hr" }}>
        <LanguageNav label="Language">
          <LanguageLinks
            languages={[
              { code: "hr", name: "Hrvatski", href: "/o-klubu" },
              { code: "de", name: "Deutsch", href: "/de/ueber-den-club" },
            ]}
          />
        </LanguageNav>
      </SiteProvider>
    </Translations>,
  );
});

describe("LanguageLinks", () => {
  it("are plain links without a cart", () => {
    expect(screen.getByRole("link", { name: "Deutsch" }).getAttribute("href")).toBe(
      "/de/ueber-den-club",
    );
    expect(press("Deutsch")).toBe(true);
    expect(document.cookie).toContain("locale=de");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("ask before the cart is emptied, and show an error when that fails", async () => {
    setCart({ locale: "hr", count: 2 });
    expect(press("Deutsch")).toBe(false);
    const leave = await screen.findByRole(
      "button",
      { name: "Promijeni jezik i isprazni košaricu", hidden: true },
      { timeout: 5_000 },
    );
    fireEvent.click(leave);
    expect((await screen.findByRole("alert", { hidden: true })).textContent).not.toBe("");
    expect(leaveCart).toHaveBeenCalledTimes(1);
  });

  it("offer to take the products along, but not more than an address holds", async () => {
    setCart({ locale: "hr", count: 2 });
    const many = Array.from({ length: 31 }, (_, index) => anItem({ productId: index + 1 }));
    cart.items = many;
    press("Deutsch");
    const patience = { timeout: 10_000 };
    const button = { name: hr.languageSwitch.take, hidden: true };
    fireEvent.click(await screen.findByRole("button", button, patience));
    const alert = await screen.findByRole("alert", { hidden: true });
    await vi.waitFor(() => expect(alert.textContent).toBe(hr.languageSwitch.tooMany), patience);
    expect(leaveCart).not.toHaveBeenCalled();
    cart.items = many.slice(1);
    fireEvent.click(screen.getByRole("button", button));
    await vi.waitFor(() => expect(leaveCart).toHaveBeenCalledTimes(1), patience);
    await vi.waitFor(() => expect(alert.textContent).toBe(hr.languageSwitch.failed), patience);
  });

  it("do not ask for a cart of another language, a new tab, or the current language", () => {
    setCart({ locale: "de", count: 2 });
    expect(press("Deutsch")).toBe(true);
    setCart({ locale: "hr", count: 2 });
    expect(press("Deutsch", { ctrlKey: true })).toBe(true);
    expect(press("Hrvatski")).toBe(true);
  });
});
