// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { writeText } from "#lib/base/browser/storage.ts";
import { ORDER_KEY } from "./cart/cart-session.ts";
import { instructions } from "./cart/instructions.ts";
import { keptLines } from "./cart/kept-lines.ts";
import { checkoutStore, emptyCheckout } from "./checkout/checkout-store.ts";
import { gift } from "./checkout/gift.ts";
import { guestCookie } from "./checkout/guest-cookie.ts";
import { clearPersonalData } from "./clear-personal-data.ts";
import { readDraft, writeDraft } from "./drafts.ts";
import { recentSearches } from "./search/recent-searches.ts";
import { seenProducts } from "./seen/seen-products.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("removes all personal data from the browser, and nothing else", () => {
  checkoutStore().setState({ address: { ...emptyCheckout.address, firstName: "Ana" } });
  instructions.write("Ring twice, Ana");
  gift.write({ to: "Iva", from: "Ana", message: "Happy birthday" });
  writeDraft("profile", { firstName: "Ana" });
  writeDraft("register", { email: "ana@example.com" });
  guestCookie.write("ana@example.com");
  writeText(
    "local",
    ORDER_KEY,
    JSON.stringify({ cartId: "4", orderSlug: "Ana-1", state: "paying" }),
  );
  sessionStorage.setItem("else", "stays");
  seenProducts.add(7);
  recentSearches.add("a gift for Ana");
  keptLines.add({ productId: 7, quantity: 1, personalizations: { Name: "Ana" } });

  clearPersonalData();

  expect(checkoutStore().getState().address.firstName).toBe("");
  expect([instructions.read(), gift.read().message, guestCookie.read()]).toEqual(["", "", ""]);
  expect([readDraft("profile"), readDraft("register")]).toEqual([null, null]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Ana|ana@|Iva/);
  expect(seenProducts.others()).toEqual([]);
  expect(keptLines.store.getState()).toEqual([]);
  expect(sessionStorage.getItem("else")).toBe("stays");
});

it("works without storage", () => {
  checkoutStore();
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  guestCookie.write("ana@example.com");
  clearPersonalData();
  expect(guestCookie.read()).toBe("");
});
