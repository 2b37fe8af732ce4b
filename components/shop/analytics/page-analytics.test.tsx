// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TrackedAction } from "#lib/web/analytics/tracked-action.ts";
import { setCookie } from "#tests/factories/cookies.ts";

const track = vi.hoisted(() => vi.fn((_: TrackedAction) => {}));
vi.mock("#lib/web/analytics/track.ts", async (original) => ({
  ...(await original<typeof import("#lib/web/analytics/track.ts")>()),
  track,
}));

const product = (id: number, price: number) =>
  JSON.stringify({ id, name: `Racket ${id}`, price, currency: "EUR" });
const item = (id: number, price: number) => ({ id, name: `Racket ${id}`, price, quantity: 1 });

/** Everything that is observed counts as seen, once its test says so. */
let seen: () => void = () => {};
class Observer {
  readonly targets = new Set<Element>();
  constructor(report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    seen = () => report([...this.targets].map((target) => ({ isIntersecting: true, target })));
  }
  observe = (target: Element) => void this.targets.add(target);
  unobserve = (target: Element) => void this.targets.delete(target);
}

const SECTION = "Cookie settings";
const page = (
  <>
    <main id="main" tabIndex={-1}>
      <h1>Rackets</h1>
      <div data-tracked-product={product(9, 99.9)} />
      <ul>
        <li data-tracked={product(1, 0.1)}>
          <a href="#one">One</a>
        </li>
        <li data-tracked={product(2, 0.2)} />
      </ul>
    </main>
    <section id="cookie-settings" aria-label={SECTION} hidden tabIndex={-1}>
      <p data-consent-signal hidden>
        Your browser asks
      </p>
      <input type="checkbox" name="statistics" />
      <button type="button" data-consent="none">
        Refuse
      </button>
      <button type="button" data-consent="all">
        Accept
      </button>
    </section>
    <a href="#cookie-settings">Settings</a>
  </>
);

async function open() {
  vi.resetModules();
  const late = await import("./page-analytics.ts");
  render(page);
  screen.getByText("Accept", { exact: true }).parentElement?.addEventListener("click", (event) => {
    if (event.target) late.answerNotice(event.target);
  });
  late.seePage();
  return late;
}
const notice = () => screen.queryByRole("region", { name: SECTION });
const signal = (given: unknown) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value: given, configurable: true });

/** The listeners of the page of a test, which would hear the next one too. */
const listeners: Parameters<Document["addEventListener"]>[] = [];
const listen = document.addEventListener.bind(document);

/** The observers of the page of a test, for the same reason. */
const watchers: MutationObserver[] = [];
class Watcher extends MutationObserver {
  constructor(report: MutationCallback) {
    super(report);
    watchers.push(this);
  }
}

beforeEach(() => {
  vi.stubGlobal("MutationObserver", Watcher);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (...one: (typeof listeners)[number]) => {
      listeners.push(one);
      listen(...one);
    },
  );
  vi.stubGlobal("IntersectionObserver", Observer);
  document.documentElement.dataset.analytics =
    "plausible,shop.example,statistics,https://p.example";
});
afterEach(() => {
  for (const one of listeners.splice(0)) document.removeEventListener(...one);
  for (const one of watchers.splice(0)) one.disconnect();
  vi.restoreAllMocks();
  track.mockClear();
  signal(undefined);
  delete document.documentElement.dataset.analytics;
  for (const name of ["analyticsConsent", "cookieNotice"]) setCookie(`${name}=; path=/; max-age=0`);
  vi.unstubAllGlobals();
});

describe("a page", () => {
  it("sends its view, its product and its lists as they are shown, each once", async () => {
    await open();
    seen();
    seen();
    expect(track.mock.calls.map(([action]) => action)).toEqual([
      { type: "pageView" },
      { type: "viewItem", currency: "EUR", value: 99.9, items: [item(9, 99.9)] },
      {
        type: "viewItemList",
        list: "Rackets",
        currency: "EUR",
        value: 0.3,
        items: [item(1, 0.1), item(2, 0.2)],
      },
    ]);
  });

  it("is seen again when its address changes without loading", async () => {
    const late = await open();
    late.seePage();
    track.mockClear();
    history.pushState(null, "", "/other");
    screen.getByRole("heading").textContent = "Other";
    document.body.append(document.createElement("p"));
    await vi.waitFor(() => expect(track).toHaveBeenCalledWith({ type: "pageView" }));
    expect(track.mock.calls.filter(([{ type }]) => type === "pageView")).toHaveLength(1);
    history.pushState(null, "", "/");
  });

  it("sends the product that is chosen in a list", async () => {
    await open();
    track.mockClear();
    fireEvent.click(screen.getByRole("link", { name: "One" }));
    expect(track).toHaveBeenCalledExactlyOnceWith({
      type: "selectItem",
      list: "Rackets",
      currency: "EUR",
      value: 0.1,
      items: [item(1, 0.1)],
    });
  });

  it("calls a list by its own heading, not by that of the filters beside it or of a product", async () => {
    const list = (id: number) => (
      <ul>
        <li data-tracked={product(id, 1)}>
          <h3>Racket</h3>
        </li>
      </ul>
    );
    render(
      <main>
        <section>
          <section>
            <h2>Filters</h2>
          </section>
          {list(3)}
        </section>
        <section>
          <h2>New</h2>
          <section>{list(4)}</section>
        </section>
      </main>,
    );
    await open();
    seen();
    const named = track.mock.calls.flatMap(([action]) =>
      action.type === "viewItemList" ? [[action.items[0]?.id, action.list]] : [],
    );
    expect(named).toEqual([
      [3, "Rackets"],
      [4, "New"],
      [1, "Rackets"],
    ]);
  });

  it("sends nothing in edit mode, where no destination is named", async () => {
    delete document.documentElement.dataset.analytics;
    await open();
    expect(track).not.toHaveBeenCalled();
    expect(notice()).toBeNull();
  });
});

describe("the question", () => {
  it("is asked until it is answered, and opened again by the link", async () => {
    await open();
    expect(notice()).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Accept" }));
    expect(notice()).toBeNull();
    expect(document.cookie).toContain("analyticsConsent=statistics-yes");
    fireEvent.click(screen.getByRole("link", { name: "Settings" }));
    expect(notice()).toBe(document.activeElement);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(document.cookie).toContain("analyticsConsent=statistics-no");
  });

  it("is not asked of a browser with a privacy signal, which also wins over an answer", async () => {
    signal(true);
    await open();
    expect(notice()).toBeNull();
    expect(track).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("link", { name: "Settings" }));
    expect(screen.getByText("Your browser asks").hidden).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Accept" }));
    expect(document.cookie).toContain("analyticsConsent=statistics-no");
  });
});
