// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LATE_FILES, LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";
import type { Recording } from "./replay.ts";
import { restoreDrawn } from "./restore-drawn.ts";

const Page = () => (
  <>
    <header>
      <a href="/shop">Shop</a>
    </header>
    <main>
      <h1>Rackets {"and "}balls</h1>
      <form action="/add">
        <label>
          Quantity <input name="quantity" defaultValue="1" />
        </label>
        <textarea name="note" />
        <button type="submit">Add</button>
      </form>
    </main>
  </>
);

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const make = (name: string, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(name);
  element.className = "theirs";
  element.append(...children);
  return element;
};
const texts = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (walker.nextNode()) all.push(walker.currentNode as Text);
  return all;
};

const endRecording = (kept: Recording) => {
  kept.off = true;
};

let root: Root | undefined;
let drawn = "";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
  document.body.innerHTML = renderToString(<Page />);
  drawn = document.body.innerHTML;
  const script = document.createElement("script");
  script.setAttribute(LATE_FILES, "a.js");
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  new Function(LATE_SCRIPTS)();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  globalThis.__seen?.[0].disconnect();
  globalThis.__seen = undefined;
  document.dispatchEvent(new CustomEvent("hydrated", { detail: endRecording }));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** React's complaints when it takes the page over. */
async function complaintsOfReact(): Promise<unknown[]> {
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(document.body, <Page />, { onRecoverableError });
  });
  return onRecoverableError.mock.calls;
}

const field = () => get("input");
const first = () => document.body.firstElementChild ?? document.body;

/** Changes by others to a page, and how many of their elements are in it afterwards as before. */
const INTRUDERS: readonly (readonly [string, () => void, number])[] = [
  [
    "puts elements in the place of texts",
    () => {
      for (const text of texts()) text.replaceWith(make("font", make("font", text.data)));
    },
    0,
  ],
  [
    "puts an element before a text and takes it away then",
    () => {
      for (const text of texts()) {
        text.before(make("font", text.data));
        text.remove();
      }
    },
    0,
  ],
  [
    "translates what it has translated once more",
    () => {
      for (let turn = 0; turn < 3; turn += 1)
        for (const text of texts()) text.replaceWith(make("font", `${text.data}.`));
    },
    0,
  ],
  [
    "writes into texts, twice",
    () => {
      for (const text of [...texts(), ...texts()]) text.data = `${text.data}.`;
    },
    0,
  ],
  [
    "marks a field on both sides",
    () => {
      field().before(make("i"));
      field().after(make("b"));
    },
    2,
  ],
  ["puts a host beside a textarea", () => get("textarea").before(make("x-host")), 1],
  [
    "puts a box around a field",
    () => {
      const [box, own] = [make("span"), field()];
      own.replaceWith(box);
      box.append(own);
    },
    1,
  ],
  [
    "moves what comes first into a box, and puts a toolbar before it",
    () => {
      const [box, moved] = [make("div"), first()];
      moved.replaceWith(box);
      box.append(moved);
      document.body.prepend(make("div", make("button", "A+")));
    },
    3,
  ],
  ["puts an element at the end", () => document.body.append(make("div")), 1],
];

describe("a page that somebody else has changed before React", () => {
  it.each(INTRUDERS)("is taken over where one %s", async (_, intrude, stays) => {
    const input = get("input") as HTMLInputElement;
    input.value = "3";
    intrude();
    await Promise.resolve();
    expect(document.body.innerHTML).not.toBe(drawn);
    const { controls, putBack } = restoreDrawn();
    expect(document.body.innerHTML).toBe(drawn);
    expect(controls.map(({ localName }) => localName).join()).toBe("a,form,input,textarea,button");
    expect(await complaintsOfReact()).toEqual([]);
    putBack();
    expect(document.querySelectorAll(".theirs")).toHaveLength(stays);
    expect(get("input")).toBe(input);
    expect(input.value).toBe("3");
  });

  it("keeps the focus and the selection of a field that others have put into a box", async () => {
    const [input, box] = [get("input") as HTMLInputElement, make("span")];
    input.replaceWith(box);
    box.append(input);
    input.focus();
    input.value = "345";
    input.setSelectionRange(1, 2);
    await Promise.resolve();
    const { focused } = restoreDrawn();
    expect(box.isConnected).toBe(false);
    expect([focused, document.activeElement]).toEqual([input, input]);
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 2]);
  });

  it("keeps what others have put in for the browser: scripts and style sheets", async () => {
    get("main").append(make("style"), make("script"));
    await Promise.resolve();
    restoreDrawn();
    expect(document.querySelectorAll(".theirs")).toHaveLength(2);
  });

  it("is no longer watched", async () => {
    restoreDrawn();
    document.body.append(make("div"));
    await Promise.resolve();
    expect(globalThis.__seen).toHaveLength(1);
  });
});

it("takes over a page that nobody watches", () => {
  globalThis.__seen = undefined;
  const { controls, putBack } = restoreDrawn();
  putBack();
  expect(controls).toHaveLength(5);
  expect(document.body.innerHTML).toBe(drawn);
});
