// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { FirstHints } from "./first-hints.tsx";
import { PlacesButton } from "./places-button.tsx";
import { showPlaces, useMarkedPlaces } from "./shown-places.ts";

const { hints, places } = en.edit;

function Page() {
  useMarkedPlaces();
  return <PlacesButton />;
}
const button = () => screen.getByRole("button", { name: places.show });
const isMarked = () => document.documentElement.hasAttribute("data-edit-places");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => act(() => showPlaces(false)));

it("what can be edited is marked until it is not wanted any more, also on the next page", async () => {
  await drawInEditor(<Page />, "text");
  expect(isMarked()).toBe(false);
  fireEvent.click(button());
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(isMarked()).toBe(true);
  cleanup();
  expect(isMarked()).toBe(false);
  const store = await drawInEditor(<Page />, "text");
  expect(isMarked()).toBe(true);
  // Visitors' pages have no marks, and neither has the page that is browsed as they do.
  act(() => store.getState().setMode("browse"));
  expect(isMarked()).toBe(false);
  act(() => store.getState().setMode("edit"));
  fireEvent.click(button());
  expect(isMarked()).toBe(false);
});

it("what can be edited is marked in the frames of a preview as soon as it is in the window", async () => {
  await drawInEditor(<Page />, "text");
  localStorage.setItem("edit-places", "shown");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "edit-places" })));
  expect(isMarked()).toBe(true);
});

it("three hints come one after the other at the first visit, and never again", async () => {
  await drawInEditor(<FirstHints />, "text");
  for (const hint of [hints.press, hints.sections]) {
    expect(screen.getByRole("status").textContent).toContain(hint);
    press(hints.next);
  }
  expect(screen.getByRole("status").textContent).toContain(hints.publish);
  press(hints.done);
  expect(screen.queryByRole("status")).toBeNull();
  cleanup();
  await drawInEditor(<FirstHints />, "text");
  expect(screen.queryByRole("status")).toBeNull();
});

it("hints for fingers speak of no pointer", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
  await drawInEditor(<FirstHints />, "text");
  expect(screen.getByRole("status").textContent).toContain(hints.pressTouch);
});

it("hints that are not wanted are not shown again", async () => {
  await drawInEditor(<FirstHints />, "text");
  press(hints.skip);
  cleanup();
  await drawInEditor(<FirstHints />, "text");
  expect(screen.queryByRole("status")).toBeNull();
});

it("what is not wanted is not shown again on the page where the browser keeps nothing", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await drawInEditor(<FirstHints />, "text");
  press(hints.skip);
  cleanup();
  await drawInEditor(<FirstHints />, "text");
  expect(screen.queryByRole("status")).toBeNull();
  vi.restoreAllMocks();
});
