// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HELD } from "#lib/base/utils/hydrated.ts";
import { LATE_FILES, LATE_FOLDER, LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import { SayHydrated } from "./hydrated-event.ts";
import type { Recording } from "./replay.ts";

const FILES = ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"];
const sent = vi.fn();

/** A page's form with one control of each kind; React holds what is in it. */
function Page() {
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  const [size, setSize] = useState("s");
  const [count, setCount] = useState(0);
  return (
    <form
      aria-label="Order"
      data-count={count}
      action="/plain"
      onSubmit={(event) => {
        event.preventDefault();
        sent({ name, agrees, size, count });
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        aria-label="Agrees"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <textarea aria-label="Note" />
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="submit">Send</button>
      <a href="/next">Next</a>
      <SayHydrated />
    </form>
  );
}

let root: Root | null = null;
const place = () => screen.getByTestId("place");
const scripts = () => [...document.head.querySelectorAll("script")];
const files = () => scripts().map((script) => script.getAttribute("src"));

function runInline(): void {
  const own = document.createElement("script");
  own.setAttribute(LATE_FILES, FILES.map((file) => file.slice(LATE_FOLDER.length)).join(" "));
  vi.spyOn(document, "currentScript", "get").mockReturnValue(own);
  new Function(LATE_SCRIPTS)();
}

const endRecording = (kept: Recording) => {
  kept.off = true;
};

async function hydrate(): Promise<void> {
  act(() => {
    root = hydrateRoot(place(), <Page />);
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  for (let turn = 0; turn < 9; turn += 1) await act(() => vi.advanceTimersByTimeAsync(1));
}

beforeEach(() => {
  noted.mockReturnValue([{ name: "first-contentful-paint" }]);
  vi.stubGlobal("performance", {
    getEntriesByName: (name: string) => noted().filter((one) => Reflect.get(one, "name") === name),
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
  document.body.innerHTML = `<div data-testid="place">${renderToString(<Page />)}</div>`;
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  // Ends what the inline script listens to.
  document.dispatchEvent(new CustomEvent("hydrated", { detail: endRecording }));
  for (const script of scripts()) script.remove();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.mockReset();
});

/** The browser's paint entries; jsdom draws nothing. */
const noted = vi.fn<() => object[]>();

/** Frames that the browser has drawn, 16 ms each, and what they have called for. */
const draw = (frames: number) => vi.advanceTimersByTime(16 * frames);

describe("the scripts of a page", () => {
  it("start after the first paint, in their order", () => {
    runInline();
    draw(1);
    expect(files()).toEqual([]);
    draw(20);
    expect(files()).toEqual(FILES);
    expect(scripts().some((script) => script.getAttribute("async") === "false")).toBe(false);
  });

  it("wait for the browser's note that it has painted something, however late the frame comes out", () => {
    noted.mockReturnValue([{ name: "first-paint" }]);
    runInline();
    draw(60);
    expect(files()).toEqual([]);
    noted.mockReturnValue([{ name: "first-paint" }, { name: "first-contentful-paint" }]);
    draw(20);
    expect(files()).toEqual(FILES);
  });

  it("wait for the main picture", () => {
    const picture = document.createElement("img");
    picture.setAttribute("fetchpriority", "high");
    Object.defineProperty(picture, "complete", { value: false });
    const main = document.createElement("main");
    main.append(picture);
    document.body.append(main);
    runInline();
    draw(20);
    expect(files()).toEqual([]);
    fireEvent.load(picture);
    draw(20);
    expect(files()).toEqual(FILES);
  });

  it.each([
    ["a press", () => fireEvent.click(place())],
    ["a letter", () => fireEvent.input(screen.getByLabelText("Name"))],
    ["three seconds", () => vi.advanceTimersByTime(3_000)],
  ])("start with %s in any case, once", (_, come) => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    runInline();
    draw(20);
    expect(files()).toEqual([]);
    come();
    come();
    draw(20);
    expect(files()).toEqual(FILES);
  });
});

it.each([
  ["shown to whoever has not agreed", "", false],
  ["left hidden for whoever has", "accepted", true],
])("the cookie notice is %s, before the first paint", (_, agreed, isHidden) => {
  setCookie(`cookieNotice=${agreed}; path=/`);
  const notice = document.createElement("section");
  notice.className = "cookie-notice";
  notice.hidden = true;
  document.body.append(notice);
  runInline();
  expect(notice.hidden).toBe(isHidden);
  setCookie("cookieNotice=; path=/; max-age=0");
});

describe("what is done before React answers", () => {
  beforeEach(runInline);

  it("is done once it does: typed, ticked, chosen, pressed and sent, in order", async () => {
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ana" } });
    fireEvent.click(screen.getByLabelText("Agrees"));
    fireEvent.input(screen.getByLabelText("Size"), { target: { value: "m" } });
    fireEvent.click(screen.getByText("More"));
    fireEvent.click(screen.getByText("More"));
    expect(fireEvent.click(screen.getByText("Send")), "the browser sends nothing").toBe(false);
    fireEvent.click(screen.getByText("Send"));
    expect(sent).not.toHaveBeenCalled();
    const looksBusy = (name: string) => screen.getByText(name).hasAttribute(HELD);
    expect([looksBusy("Send"), looksBusy("More")]).toEqual([true, false]);
    await hydrate();
    expect(looksBusy("Send")).toBe(false);
    expect(sent.mock.calls).toEqual([[{ name: "Ana", agrees: true, size: "m", count: 2 }]]);
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ana");
  });

  it("loses no letter of whoever types on while it is done again", async () => {
    const note = screen.getByLabelText<HTMLTextAreaElement>("Note");
    fireEvent.click(screen.getByText("More"));
    fireEvent.input(note, { target: { value: "An" } });
    act(() => {
      root = hydrateRoot(place(), <Page />);
    });
    // The press has been done again, and the text has not.
    await act(() => vi.advanceTimersToNextTimerAsync());
    expect(screen.getByRole("form").dataset.count).toBe("1");
    fireEvent.input(note, { target: { value: "Ana" } });
    for (let turn = 0; turn < 9; turn += 1) await act(() => vi.advanceTimersByTimeAsync(1));
    expect(note.value).toBe("Ana");
  });

  it("is what was typed last, and no more than that", async () => {
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "A" } });
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "" } });
    fireEvent.click(screen.getByLabelText("Agrees"));
    fireEvent.click(screen.getByLabelText("Agrees"));
    await hydrate();
    fireEvent.click(screen.getByText("Send"));
    expect(sent.mock.calls).toEqual([[{ name: "", agrees: false, size: "s", count: 0 }]]);
  });

  it("sends a form that was sent by a key", async () => {
    expect(fireEvent.submit(screen.getByLabelText("Order"))).toBe(false);
    await hydrate();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("takes a link that is all there is by itself after a second, and one of a new tab at once", () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByText("Next").addEventListener("click", followed);
    fireEvent.click(screen.getByText("Next"), { ctrlKey: true });
    expect(followed).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText("Next"));
    vi.advanceTimersByTime(900);
    expect(followed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it("keeps a link that waits behind something else", async () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    fireEvent.click(screen.getByText("Send"));
    fireEvent.click(screen.getByText("Next"));
    screen.getByText("Next").addEventListener("click", followed);
    vi.advanceTimersByTime(2_000);
    expect(followed).not.toHaveBeenCalled();
    await hydrate();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it("is left to React from then on", async () => {
    await hydrate();
    fireEvent.click(screen.getByText("More"));
    fireEvent.click(screen.getByText("Send"));
    expect(sent.mock.calls).toEqual([[{ name: "", agrees: false, size: "s", count: 1 }]]);
  });

  it.each([
    ["a script cannot be loaded", () => fireEvent.error(scripts()[0] as Element)],
    ["nobody answers", () => vi.advanceTimersByTime(15_000)],
  ])("is the browser's own where %s", (_, fail) => {
    const plain = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener("submit", plain);
    fireEvent.click(screen.getByText("Send"));
    vi.advanceTimersByTime(500);
    expect(plain).not.toHaveBeenCalled();
    fail();
    expect(plain).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("submit", plain);
  });
});
