// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PageMark } from "#components/staff/edit/sections/page-mark.tsx";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { InsertDialog } from "./insert-dialog.tsx";
import { readSamples, type Samples } from "./read-samples.ts";

vi.mock("./read-samples.ts", () => ({ readSamples: vi.fn() }));

const HANDLER = "page-section:homepage";
const words = en.edit;
let come: (samples: Samples | null) => void = () => {};
/** Scrolls all of the gallery into view. */
let show = () => {};

beforeAll(allowDialogs);
beforeEach(() => {
  const seen: (() => void)[] = [];
  show = () => {
    for (const one of seen) one();
  };
  vi.mocked(readSamples).mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => onSeen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestIdleCallback", (work: () => void) => queueMicrotask(work));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  // jsdom has no adopted styles.
  Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", {
    configurable: true,
    writable: true,
    value: [],
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (after: number | null) =>
  drawInEditor(
    <>
      <section data-edit-section={1} />
      <PageMark handler={HANDLER} />
      <InsertDialog
        dialog={{ name: "insertSection", handler: HANDLER, after }}
        onClose={() => {}}
        announce={() => {}}
        publish={() => {}}
      />
    </>,
    "banner",
    { id: 1, handler: HANDLER, meta: { title: "Summer" } },
  );

const choice = (name: string) => screen.getByRole("button", { name });
const lookIn = (name: string) => choice(name).querySelector<HTMLElement>(".edit-look-page");

/** Of a page in Arabic: a hero that was drawn, and no other section. */
function drawnHero(): Samples {
  const page = document.createElement("html");
  page.lang = "ar";
  page.append(document.createElement("body"));
  const hero = document.createElement("div");
  hero.innerHTML = "<section><a href='/'>Welcome</a></section>";
  return { sections: new Map([["hero", hero]]), page, styles: [] };
}

it("shows sketches at once, and the section itself over its sketch when it has come into view", async () => {
  await open(1);
  expect(screen.getAllByRole("button")).toHaveLength(SECTIONS.length + 2);
  expect(document.querySelectorAll(".edit-sketch")).toHaveLength(SECTIONS.length);
  await act(async () => come(drawnHero()));
  expect(lookIn(words.names.hero)?.shadowRoot).toBeNull();
  await act(async () => show());
  const look = lookIn(words.names.hero);
  expect(look?.hasAttribute("data-drawn")).toBe(true);
  expect(look?.hasAttribute("inert")).toBe(true);
  expect(look?.closest("[aria-hidden=true]")).not.toBeNull();
  expect(look?.shadowRoot?.querySelector("html[lang=ar] > body section")?.textContent).toBe(
    "Welcome",
  );
  // The name stays that of the section, whatever is in it.
  expect(choice(words.names.hero).textContent).not.toContain("Welcome");
  expect(lookIn(words.names.text)?.hasAttribute("data-drawn")).toBe(false);
  expect(choice(words.names.text).querySelector(".edit-sketch")).not.toBeNull();
});

it("keeps the sketches where nothing can be read", async () => {
  await open(1);
  await act(async () => come(null));
  await act(async () => show());
  expect(document.querySelector("[data-drawn]")).toBeNull();
  expect(document.querySelectorAll(".edit-sketch")).toHaveLength(SECTIONS.length);
});

it.each([
  [1, words.sections.insertedAfter.replace("{section}", "Banner “Summer”")],
  [null, words.sections.insertedFirst],
])("says where the section will stand, after %s", async (after, said) => {
  await open(after);
  expect(screen.getByText(said)).toBeTruthy();
});

it("inserts what is pressed, before anything was drawn, too", async () => {
  const store = await open(1);
  fireEvent.click(choice(words.names.faq));
  expect(Object.values(store.getState().operations).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["insert", "order"]),
  );
});
