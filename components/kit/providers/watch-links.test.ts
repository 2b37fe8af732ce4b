// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchLinks } from "./watch-links.ts";

const router = { go: vi.fn(), prefetch: vi.fn() };
let stop = () => {};

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

beforeEach(() => {
  document.body.innerHTML = `
    <a id="shop" data-route="" href="/shop?page=2#list"><span id="inner">Shop</span></a>
    <a id="still" data-route="still" href="/shop">Filter</a>
    <a id="tab" data-route="" target="_blank" href="/rules">Rules</a>
    <a id="file" data-route="" download href="/event/1/calendar.ics">Calendar</a>
    <a id="other" data-route="" href="https://itf.example/">Other</a>
    <a id="plain" href="/sitemap.xml">Plain</a>`;
  // jsdom cannot leave the page.
  document.body.onclick = null;
  window.onclick = (event) => event.preventDefault();
  stop = watchLinks(router);
});
afterEach(() => {
  stop();
  window.onclick = null;
  connection(undefined);
  vi.clearAllMocks();
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, init: MouseEventInit = {}) =>
  byId(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const show = (id: string, kind: string) =>
  byId(id).dispatchEvent(new Event(kind, { bubbles: true }));

describe("watchLinks", () => {
  it("routes a plain click on a link or its content", () => {
    expect(press("inner")).toBe(false);
    expect(router.go).toHaveBeenCalledExactlyOnceWith("/shop?page=2#list", { scroll: true });
  });

  it("keeps the scroll position for a link that asks for it", () => {
    press("still");
    expect(router.go).toHaveBeenCalledExactlyOnceWith("/shop", { scroll: false });
  });

  it.each([
    ["shop", { ctrlKey: true }],
    ["shop", { metaKey: true }],
    ["shop", { shiftKey: true }],
    ["shop", { altKey: true }],
    ["shop", { button: 1 }],
    ["tab", {}],
    ["file", {}],
    ["other", {}],
    ["plain", {}],
  ])("leaves %s %o to the browser", (id, init) => {
    press(id, init);
    expect(router.go).not.toHaveBeenCalled();
  });

  it("ignores a click that was already handled", () => {
    byId("shop").onclick = (event) => event.preventDefault();
    press("shop");
    expect(router.go).not.toHaveBeenCalled();
  });

  it.each(["pointerover", "focusin", "touchstart"])("fetches ahead on intent: %s", (kind) => {
    show("inner", kind);
    show("shop", kind);
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith("/shop?page=2#list");
  });

  it.each(["tab", "file", "other", "plain"])("never fetches %s ahead", (id) => {
    show(id, "pointerover");
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it.each([
    { saveData: true },
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
  ])("prefetches nothing on %o", (value) => {
    connection(value);
    show("shop", "pointerover");
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it("removes its listeners", () => {
    stop();
    press("shop");
    show("still", "focusin");
    expect([router.go.mock.calls, router.prefetch.mock.calls]).toEqual([[], []]);
  });
});
