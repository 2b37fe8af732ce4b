// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startRouteProgress, watchNavigation } from "./navigation-watch.ts";

const show = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/");
  document.body.innerHTML =
    '<a href="/shop">Shop</a><a href="#main">Skip</a><a href="https://itf.example/">Out</a><a href="/de" hreflang="de">Deutsch</a><a href="/product/set" data-in-place>Edit</a>';
  document.body.onclick = (event) => event.preventDefault();
  show.mockClear();
  stop = watchNavigation(show);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const press = (text: string, init: MouseEventInit = {}) =>
  [...document.links]
    .find((link) => link.textContent === text)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const wasShown = () => show.mock.calls.some(([value]) => value > 0);

describe("watchNavigation", () => {
  it("shows nothing for a page that loads within 200 ms", () => {
    press("Shop");
    vi.advanceTimersByTime(150);
    history.replaceState(null, "", "/shop");
    vi.advanceTimersByTime(1_000);
    expect(wasShown()).toBe(false);
  });

  it("shows the bar from 200 ms on, that the page is late after 5 s, and that it failed after 20 s", () => {
    press("Shop");
    vi.advanceTimersByTime(199);
    expect(wasShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(1);
    vi.advanceTimersByTime(4_799);
    expect(show).toHaveBeenLastCalledWith(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(2);
    vi.advanceTimersByTime(15_000);
    expect(show).toHaveBeenLastCalledWith(3);
    // A page that comes all the same ends it, and so does another press.
    press("Shop");
    expect(show).toHaveBeenLastCalledWith(0);
    vi.advanceTimersByTime(30_000);
    expect(show).toHaveBeenLastCalledWith(3);
    history.replaceState(null, "", "/shop");
    vi.advanceTimersByTime(50);
    expect(show).toHaveBeenLastCalledWith(0);
  });

  it.each([
    ["Skip", {}],
    ["Out", {}],
    // Its default is prevented, because it asks about the cart first.
    ["Deutsch", {}],
    // This one's too, because it opens a dialog.
    ["Edit", {}],
    ["Shop", { ctrlKey: true }],
    ["Shop", { button: 1 }],
  ])("ignores %s %o", (text, init) => {
    press(text, init);
    vi.advanceTimersByTime(1_000);
    expect(wasShown()).toBe(false);
  });

  it("can be started by code", () => {
    startRouteProgress();
    vi.advanceTimersByTime(300);
    expect(wasShown()).toBe(true);
  });
});
