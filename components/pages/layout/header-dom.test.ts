// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeAll, markCurrent, watchHeader } from "./header-dom.ts";

let wide = true;
let stop = () => {};
const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const isOpen = (selector: string) => at(selector).getAttribute("aria-expanded") === "true";
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

beforeEach(() => {
  wide = true;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return wide;
    },
    addEventListener: () => {},
  }));
  history.replaceState(null, "", "/shop");
  document.body.innerHTML = `
    <header class="site-header"><button id="menu-button" aria-expanded="false">Menu</button>
      <div class="site-menu"><ul>
        <li class="nav-item"><a class="nav-link" href="/shop">Shop</a><button class="nav-toggle" id="a" aria-expanded="false"></button>
          <div class="nav-panel"><a class="nav-link" id="leaf" href="/shop/rackets">Rackets</a></div></li>
        <li class="nav-item"><button class="nav-toggle" id="b" aria-expanded="false"></button></li>
      </ul></div></header>
    <main data-behind-menu><button id="outside"></button></main>`;
  document.body.onclick = (event) => event.preventDefault();
  stop = watchHeader();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("header, wide", () => {
  it("opens one panel at a time", () => {
    at("#a").click();
    at("#b").click();
    expect([isOpen("#a"), isOpen("#b")]).toEqual([false, true]);
  });

  it("closes a panel on Escape and returns the focus to its button", () => {
    at("#a").click();
    at("#leaf").focus();
    pressEscape();
    expect(isOpen("#a")).toBe(false);
    expect(document.activeElement?.id).toBe("a");
  });

  it("closes a panel when the focus leaves it", () => {
    at("#a").click();
    at("#leaf").focus();
    expect(isOpen("#a")).toBe(true);
    at("#outside").focus();
    expect(isOpen("#a")).toBe(false);
  });

  it("marks the current page", () => {
    markCurrent(location.pathname);
    expect(
      [...document.querySelectorAll("[aria-current=page]")].map((link) => link.textContent),
    ).toEqual(["Shop"]);
  });
});

describe("menu below 1024 px", () => {
  beforeEach(() => {
    wide = false;
    at("#menu-button").click();
  });

  it("keeps focus and screen readers out of the content it covers", () => {
    expect(isOpen("#menu-button")).toBe(true);
    expect(at("main").inert).toBe(true);
  });

  it("closes on Escape and focuses its button", () => {
    at("#a").click();
    pressEscape();
    expect([isOpen("#menu-button"), at("main").inert, document.activeElement?.id]).toEqual([
      false,
      false,
      "menu-button",
    ]);
  });

  it("closes when a link is followed, even to the current page", () => {
    at("a[href='/shop']").click();
    expect(isOpen("#menu-button")).toBe(false);
  });

  it("closes on a route change", () => {
    closeAll();
    expect([isOpen("#menu-button"), at("main").inert]).toEqual([false, false]);
  });
});
