// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type ApiError, toApiError } from "#lib/shop/api/errors.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import messages from "#messages/en.json";
import { cartStore, emptyCartState } from "#stores/cart/cart-store.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { showCartNotice } from "./cart-notices.ts";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const navigate = vi.fn();
const words = messages.errors;
const OFFLINE: ApiError = { kind: "network", status: 0, message: "" };

beforeEach(() => {
  showToast.mockReset();
  navigate.mockReset();
  document.documentElement.dataset.language = "en";
  const site = { locale: "en", defaultLocale: "hr" } as unknown as ClientSite;
  cartStore.setState({ ...emptyCartState, site, navigate, modalOpen: true }, true);
});

describe("a session that is over", () => {
  it("goes to the home page with an alert after 'Cart is archived.'", async () => {
    await showCartNotice({ kind: "ended", why: "archived" });
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/en");
    expect(cartStore.getState().modalOpen).toBe(false);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "error",
      message: words.cartUpdateError,
    });
  });

  it("goes to the home page without a message after 'Session already used.'", async () => {
    await showCartNotice({ kind: "ended", why: "used" });
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/en");
    expect(cartStore.getState().modalOpen).toBe(false);
    expect(showToast).not.toHaveBeenCalled();
  });
});

it("shows the success page without a message when the cart became this browser's order", async () => {
  orderMarker.write({ cartId: "7", state: "placed", orderSlug: "2026-1", at: 0 });
  await showCartNotice({ kind: "ordered" });
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/en/checkout/success?orderSlug=2026-1");
  expect(cartStore.getState().modalOpen).toBe(false);
  expect(showToast).not.toHaveBeenCalled();
});

describe("what leaves the shopper where they are", () => {
  it.each([
    [{ kind: "closed" }, "error", words.cartUpdateError],
    [{ kind: "notInCart" }, "info", words.itemNotInCart],
    [
      { kind: "couponExpired", code: "ACE10" },
      "info",
      messages.cart.coupon.expired.replace("{code}", "ACE10"),
    ],
    [{ kind: "refused", error: toApiError(422, "Only 3 left.") }, "error", "Only 3 left."],
    [{ kind: "refused", error: toApiError(422, "") }, "error", words.generic],
    [
      { kind: "notRemoved", name: "Racket", error: OFFLINE },
      "error",
      words.removeFromCartFailed.replace("{name}", "Racket"),
    ],
    [
      { kind: "notRemoved", name: "Racket", error: toApiError(500, "SQL") },
      "error",
      words.removeFromCartFailed.replace("{name}", "Racket"),
    ],
    [
      { kind: "notRemoved", name: "Racket", error: toApiError(422, "It is a gift.") },
      "error",
      "It is a gift.",
    ],
  ] as const)("shows %j as %s: %s", async (event, tone, message) => {
    await showCartNotice(event);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ tone, message });
    expect(navigate).not.toHaveBeenCalled();
    expect(cartStore.getState().modalOpen).toBe(true);
  });
});
