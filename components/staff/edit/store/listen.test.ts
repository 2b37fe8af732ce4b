import { beforeEach, expect, it, vi } from "vitest";
import { createEditStore, type EditStore } from "./edit-store.ts";
import { listenAside, listenAt } from "./listen.ts";

const [TITLE, TEXT] = ["7:meta.title", "7:meta.text"];
const regionAt = (path: string, stored = "") => ({
  ...{ elementId: 7, handler: "page-section:home", about: { component: "hero", title: "" } },
  ...{ path, slot: "text" as const, stored, seen: "" },
});

let store: EditStore;
const state = () => store.getState();
const [ofTitle, ofText, aside] = [vi.fn(), vi.fn(), vi.fn()];
beforeEach(async () => {
  store = createEditStore();
  state().register(regionAt("meta.title"));
  state().register(regionAt("meta.text"));
  // Additions of one task are announced once, afterwards.
  await null;
  for (const listener of [ofTitle, ofText, aside]) listener.mockClear();
  listenAt(store, [TITLE], ofTitle);
  listenAt(store, [TEXT, TITLE], ofText);
  listenAside(store, aside);
});

it("a key is told to the places that it concerns, once each, and to nobody else", () => {
  state().type(TEXT, "a");
  expect([ofTitle, ofText, aside].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  state().type(TITLE, "a");
  expect([ofTitle, ofText, aside].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 0]);
  // Back at what the backend holds, there is no operation left.
  state().type(TITLE, "");
  expect([ofTitle, ofText, aside].map(({ mock }) => mock.calls.length)).toEqual([2, 3, 0]);
});

it.each<[string, () => void]>([
  ["the mode", () => state().setMode("browse")],
  ["a step of the history", () => state().commit(TITLE, undefined)],
  ["an inserted section", () => insert()],
  ["the answer of a publish", () => state().settle(state().operations, null)],
  ["a dialog", () => state().open({ name: "help" })],
])("%s is told to those whom no key concerns", (_, change) => {
  state().type(TITLE, "a");
  expect(aside).not.toHaveBeenCalled();
  change();
  expect(aside).toHaveBeenCalledOnce();
});

it("a place gets its problem, and its new data after it was redrawn", () => {
  state().type(TITLE, "a");
  ofTitle.mockClear();
  state().settle(state().operations, null);
  expect(ofTitle).toHaveBeenCalledOnce();
  state().discard();
  ofTitle.mockClear();
  state().register({ ...regionAt("meta.title", "New"), seen: "2026" });
  expect(ofTitle).toHaveBeenCalledOnce();
});

it("who has stopped listening hears nothing, and the others go on", () => {
  const [place, still] = [vi.fn(), vi.fn()];
  const stops = [listenAt(store, [TITLE], place), listenAside(store, still)];
  for (const stop of stops) stop();
  state().type(TITLE, "a");
  state().setMode("browse");
  expect(place).not.toHaveBeenCalled();
  expect(still).not.toHaveBeenCalled();
  expect([ofTitle, aside].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

const insert = () =>
  state().act([
    {
      ...{ kind: "insert", elementId: -1, handler: "page-section:home", seen: "" },
      about: { component: "text", title: "" },
      content: {
        ...{ title: "", meta: {}, linkMeta: {}, mobileMeta: {}, mobileOptions: {} },
        ...{ options: { component: "text" }, parts: [] },
      },
    },
  ]);
