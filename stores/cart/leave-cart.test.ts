// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardCookie } from "./card-cookie.ts";
import { browserSession } from "./cart-session.ts";
import { cartStore, emptyCartState } from "./cart-store.ts";
import { leaveCart } from "./leave-cart.ts";

const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  document.documentElement.dataset.language = "hr";
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = "cartId=7; path=/";
  browserSession.remember("hr", 3);
  cardCookie.write("2900000000017");
  cartStore.setState({ ...emptyCartState, count: 3 }, true);
});

describe("leaving the cart for another language", () => {
  it("clears the session with its card in the browser and on the server, and informs other tabs", async () => {
    fetched.mockResolvedValue(new Response("{}"));
    const other = new BroadcastChannel("baseline.cart");
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data);
    });
    expect(await leaveCart()).toBe(true);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/api/session/leave-cart",
      expect.objectContaining({ method: "POST" }),
    );
    expect([browserSession.id(), cardCookie.read(), localStorage.length]).toEqual([null, "", 0]);
    expect(cartStore.getState().count).toBe(0);
    expect(await heard).toEqual({ count: 0 });
    other.close();
  });

  it.each([
    ["is silent", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["refuses", () => Promise.resolve(new Response("", { status: 503 }))],
  ])("keeps everything when the server %s", async (_, answer) => {
    fetched.mockImplementation(answer);
    expect(await leaveCart()).toBe(false);
    expect([browserSession.id(), cardCookie.read()]).toEqual(["7", "2900000000017"]);
    expect(cartStore.getState().count).toBe(3);
  });
});

describe("the stored data of a cart", () => {
  it("is dropped with another cart's cookie", () => {
    expect([browserSession.isForeign("en"), browserSession.lastCount()]).toEqual([true, 3]);
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = "cartId=8; path=/";
    expect([browserSession.isForeign("en"), browserSession.lastCount()]).toEqual([false, 0]);
  });
});
