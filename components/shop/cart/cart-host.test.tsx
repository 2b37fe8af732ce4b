// @vitest-environment jsdom

import { act, render, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { announceCart, cartStore, emptyCartState, openCartModal } from "#stores/cart/cart-store.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { CartHost } from "./cart-host.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
const peek = vi.hoisted(() => vi.fn(async () => null));
const load = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/cart-runtime/load-runtime.ts", () => ({ loadCartRuntime: load }));
const quickAdd = vi.hoisted(() => vi.fn());
const loadCart = vi.hoisted(() => vi.fn());
vi.mock("./load-cart.ts", () => ({ loadCart }));

const SITE = { locale: "en", defaultLocale: "en" } as ClientSite;
const setCart = (id: string) => {
  if (id === "") Cookies.remove("cartId");
  else Cookies.set("cartId", id);
};
const show = () =>
  render(
    <SiteProvider site={SITE}>
      <CartHost />
    </SiteProvider>,
  );
const comeBack = (persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  });
/** Waits until the idle time is over, after which a page reads its cart. */
const idle = () => act(() => vi.advanceTimersByTimeAsync(2_000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  load.mockReset().mockResolvedValue({ peek, session: browserSession });
  loadCart.mockReset().mockResolvedValue({ CartModal: () => "the cart over the page", quickAdd });
  peek.mockClear();
  localStorage.clear();
  setCart("");
  window.history.replaceState(null, "", "/");
  cartStore.setState(emptyCartState, true);
  return () => vi.useRealTimers();
});

describe("a press on what adds to the cart", () => {
  it.each(["pointerover", "touchstart", "focusin"])("is expected from %s on", async (sign) => {
    show();
    const form = Object.assign(document.createElement("form"), { action: "/api/form/add" });
    const button = document.createElement("button");
    form.append(button);
    document.body.append(form);
    const begin = (element: Element) => element.dispatchEvent(new Event(sign, { bubbles: true }));
    begin(document.body);
    expect(loadCart).not.toHaveBeenCalled();
    begin(button);
    begin(button);
    expect(loadCart).toHaveBeenCalledOnce();
    form.remove();
  });

  it("is known from before the page's script, and the cart is downloaded at once", () => {
    const form = Object.assign(document.createElement("form"), { action: "/api/form/add" });
    form.innerHTML = "<button data-held>Add</button>";
    document.body.append(form);
    show();
    expect(loadCart).toHaveBeenCalledOnce();
    form.remove();
  });
});

describe("a page", () => {
  it("loads and requests nothing without a cart, and does not look into storage", async () => {
    const read = vi.spyOn(Storage.prototype, "getItem");
    show();
    await idle();
    await comeBack(true);
    expect(load).not.toHaveBeenCalled();
    expect(loadCart).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it("shows the last known count at once, then reads the cart", async () => {
    setCart("7");
    browserSession.remember("en", 3);
    show();
    expect(cartStore.getState().count).toBe(3);
    await idle();
    expect(peek).toHaveBeenCalledOnce();
  });

  it("does not read a cart that ended before the browser was idle", async () => {
    setCart("7");
    show();
    setCart("");
    await idle();
    expect(peek).not.toHaveBeenCalled();
  });

  it("does not touch a cart of another language", async () => {
    setCart("7");
    browserSession.remember("hr", 3);
    show();
    await idle();
    expect([cartStore.getState().count, load.mock.calls.length]).toEqual([0, 0]);
  });

  it("does not request the cart that became the order it confirms", async () => {
    setCart("7");
    orderMarker.write({ cartId: "7", state: "paying", orderSlug: "2026-1", at: 0 });
    window.history.replaceState(null, "", "/checkout/success?orderSlug=2026-1");
    show();
    await idle();
    expect(load).not.toHaveBeenCalled();
  });

  it("reads the cart again when it returns from the back/forward cache", async () => {
    show();
    await idle();
    setCart("7");
    await comeBack(false);
    expect(peek).not.toHaveBeenCalled();
    await comeBack(true);
    await waitFor(() => expect(peek).toHaveBeenCalledOnce());
  });

  it("stays usable when the cart cannot be read", async () => {
    setCart("7");
    browserSession.remember("en", 3);
    peek.mockRejectedValueOnce(new Error("no answer"));
    show();
    await idle();
    expect(cartStore.getState().count).toBe(3);
  });
});

it("updates the header's count after a change in another tab", async () => {
  show();
  const other = new BroadcastChannel("baseline.cart");
  other.postMessage({ count: 5 });
  await waitFor(() => expect(cartStore.getState().count).toBe(5));
  other.postMessage("nonsense");
  other.close();
  announceCart({ count: 9 });
  expect(cartStore.getState().count).toBe(5);
});

it("loads the modal when it is first opened", async () => {
  show();
  expect(screen.queryByText("the cart over the page")).toBeNull();
  act(() => openCartModal(cartStore));
  expect(await screen.findByText("the cart over the page")).toBeTruthy();
});

it("takes the press of a card's button from its form, and looks busy at once", async () => {
  const view = show();
  const form = document.createElement("form");
  form.innerHTML = `<button formaction="/api/form/add" name="product" value="7">Add</button><button>Other</button>`;
  document.body.append(form);
  const [add, other] = form.querySelectorAll("button");
  const press = (submitter: HTMLElement | undefined) => {
    const event = new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(other)).toBe(false);
  expect(press(add)).toBe(true);
  expect(add?.hasAttribute("data-held")).toBe(true);
  await waitFor(() => expect(quickAdd).toHaveBeenCalledExactlyOnceWith(add));
  view.unmount();
  expect(press(add)).toBe(false);
  form.remove();
});
