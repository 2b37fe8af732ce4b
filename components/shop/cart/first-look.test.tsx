// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadEarly } from "#components/shop/cart-runtime/use-has-cart.ts";
import { CART_HINT } from "#lib/web/security/inline-scripts.ts";
import { ORDER_KEY } from "#stores/cart/cart-session.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import { FirstLook } from "./first-look.tsx";

const page = (
  <FirstLook empty={<p>No cart</p>} skeleton={<p>Loading</p>}>
    <p>The lines</p>
  </FirstLook>
);
const clear = () => {
  setCookie("cartId=; path=/; max-age=0");
  localStorage.clear();
  document.documentElement.removeAttribute("data-cart");
  document.body.innerHTML = "";
};
beforeEach(clear);
afterEach(clear);

/** The page as it comes from the server, and what its inline script says of the visitor. */
function load() {
  const script = document.createElement("script");
  script.textContent = CART_HINT;
  document.head.append(script);
  const place = document.createElement("div");
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const warnings: unknown[] = [];
  return {
    isMarked: document.documentElement.hasAttribute("data-cart"),
    warnings,
    hydrate: () =>
      act(
        async () => void hydrateRoot(place, page, { onRecoverableError: (e) => warnings.push(e) }),
      ),
  };
}

it("keeps the very words that the server drew for a visitor without a cart", async () => {
  const { isMarked, hydrate, warnings } = load();
  expect(isMarked).toBe(false);
  const drawn = screen.getByText("No cart");
  expect(drawn.closest(".when-cartless")).toBeTruthy();
  expect(screen.getByText("Loading").closest(".when-cart")).toBeTruthy();
  await hydrate();
  expect(screen.getByText("No cart")).toBe(drawn);
  expect(drawn.closest(".when-cartless")).toBeNull();
  expect(screen.queryByText("Loading")).toBeNull();
  expect(warnings).toEqual([]);
});

it.each([
  ["a cart", () => setCookie("cartId=1; path=/")],
  ["an order in progress", () => localStorage.setItem(ORDER_KEY, "{}")],
])("lets a visitor with %s wait for it, and marks the page before it is painted", async (_, begin) => {
  begin();
  const { isMarked, hydrate, warnings } = load();
  expect(isMarked).toBe(true);
  await hydrate();
  expect(screen.getByText("The lines")).toBeTruthy();
  expect(screen.queryByText("No cart")).toBeNull();
  expect(warnings).toEqual([]);
});

it("takes no emptied cookie, and none of another name, for a cart", () => {
  setCookie("cartId=; path=/");
  setCookie("xcartId=1; path=/");
  expect(load().isMarked).toBe(false);
  setCookie("xcartId=; path=/; max-age=0");
});

it("loads early what is shown of a cart, and nothing where there is none", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  loadEarly(load);
  expect(load).not.toHaveBeenCalled();
  setCookie("cartId=1; path=/");
  loadEarly(load);
  expect(load).toHaveBeenCalledOnce();
});
