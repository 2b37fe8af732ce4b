// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Profiler, type ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  forgetLibraries,
  type Library,
  theLibrary,
} from "#components/staff/edit/media/library-store.ts";
import { MediaLibrary } from "#components/staff/edit/media/media-library.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import en from "#messages/en.json";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { mediaEntry } from "#tests/factories/media.ts";

const COUNT = 10_000;
/** Pixels of a row of the grid (media.css). */
const ROW = 176;
/** Entries of the grid and of the list at the size that is assumed without a layout. */
const MOST_CELLS = 60;

/** How often the name of each file was read to be drawn. */
let drawn: Map<number, number>;
let library: Library;
const counted = (id: number): MediaEntry =>
  Object.defineProperty(mediaEntry(id), "title", {
    get() {
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return `Court ${id}`;
    },
  });
const entries = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => counted(from + at));

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
    <EditContextProvider>{children}</EditContextProvider>
  </NextIntlClientProvider>
);
const commits = vi.fn();
const draw = () =>
  render(
    <Profiler id="library" onRender={commits}>
      <MediaLibrary accept="any" />
    </Profiler>,
    { wrapper },
  );
const scrollTo = (pixels: number) => {
  const scroller = screen.getByRole("listbox").parentElement;
  if (!scroller) return expect.fail("nothing to scroll");
  scroller.scrollTop = pixels;
  fireEvent.scroll(scroller);
};
const cellsNow = () => within(screen.getByRole("listbox")).getAllByRole("option");
const shown = () => cellsNow().map((cell) => Number(cell.getAttribute("aria-posinset")));

const pictures = () => document.querySelectorAll('[style*="background-image"]').length;
/** All cells have their pictures. */
const settled = () => vi.waitFor(() => expect(pictures()).toBe(shown().length), 10_000);

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  new UploadServer({});
  sessionStorage.clear();
  forgetLibraries();
  drawn = new Map();
  commits.mockClear();
  library = theLibrary("any");
  const items = entries(1, COUNT);
  library.store.setState({ items, total: COUNT, nextPage: null, isKnown: true });
});

it("draws nothing while it is scrolled within a row", async () => {
  draw();
  await settled();
  commits.mockClear();
  drawn.clear();
  for (const pixels of [10, 90, ROW - 1]) scrollTo(pixels);
  expect(commits).not.toHaveBeenCalled();
  expect(drawn).toEqual(new Map());
  expect(library.scrolled()).toBe(ROW - 1);
});

it("draws the row that comes into view, and no file again that stays", async () => {
  draw();
  scrollTo(20 * ROW);
  await settled();
  const before = new Set(shown());
  drawn.clear();
  scrollTo(21 * ROW);
  const added = shown().filter((place) => !before.has(place));
  expect(added.length).toBeGreaterThan(0);
  expect(added.length).toBeLessThan(10);
  expect([...drawn]).toEqual(added.map((id) => [id, 1]));
});

it.each([
  "grid",
  "list",
] as const)("has a few cells in the %s, wherever it is scrolled to, and uses them again", (view) => {
  library.setView(view);
  draw();
  const cells = new Set<Element>();
  for (let pixels = 0; pixels <= 120_000; pixels += 4_000) scrollTo(pixels);
  for (let pixels = 120_000; pixels >= 40_000; pixels -= 4_000) {
    scrollTo(pixels);
    for (const cell of cellsNow()) cells.add(cell);
  }
  expect(shown()[0]).toBeGreaterThan(500);
  expect(cells.size).toBeLessThan(MOST_CELLS);
  expect(screen.getByRole("option", { name: new RegExp(`^Court ${shown()[0]} `) })).toBeDefined();
});

it("lets no element of the page come or go while it is scrolled", () => {
  draw();
  scrollTo(20 * ROW);
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { childList: true, subtree: true });
  for (const rows of [21, 22, 80, 81, 10]) scrollTo(rows * ROW);
  expect(changes.takeRecords()).toEqual([]);
  changes.disconnect();
});

it("lets none come or go while more files are read at its end, however many its last row has", () => {
  library.store.setState({ items: entries(1, 97), nextPage: 2, status: "loading" });
  draw();
  scrollTo(97 * ROW);
  expect(shown()).toContain(97);
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { childList: true, subtree: true });
  for (const count of [101, 98, 103]) {
    const { items } = library.store.getState();
    act(() => library.store.setState({ items: [...items, ...entries(items.length + 1, count)] }));
    scrollTo(items.length * ROW);
    expect(shown()).toContain(items.length + count);
  }
  expect(changes.takeRecords()).toEqual([]);
  changes.disconnect();
});

it("loads no pictures of what it flies past, and row by row those that are in view once it rests", async () => {
  draw();
  expect(pictures()).toBeLessThan(shown().length);
  await settled();
  scrollTo(200_000);
  expect(pictures()).toBe(0);
  scrollTo(240_000);
  expect(pictures()).toBe(0);
  await settled();
});

it("draws no file again when more are read, saved or uploaded elsewhere in the list", async () => {
  // A page is missing: how many there are is not known yet.
  library.store.setState({ nextPage: 100, status: "failed" });
  draw();
  await settled();
  drawn.clear();
  const { items } = library.store.getState();
  act(() => library.store.setState({ items: [...items, ...entries(COUNT + 1, 100)] }));
  act(() => library.take(counted(COUNT)));
  act(() => library.store.setState({ status: "loading" }));
  expect(drawn).toEqual(new Map());
});

it("draws the entries that were chosen before and are now, and no other, when a key moves on", async () => {
  draw();
  await settled();
  const list = screen.getByRole("listbox");
  fireEvent.keyDown(list, { key: "ArrowRight" });
  drawn.clear();
  fireEvent.keyDown(list, { key: "ArrowRight" });
  // The details of the second are drawn too.
  expect([...drawn.keys()].sort()).toEqual([1, 2]);
  expect(screen.getByRole("option", { name: /^Court 2 / }).getAttribute("aria-selected")).toBe(
    "true",
  );
});

it("shows the details of the file at which a held key comes to rest, and of none that it passes", async () => {
  draw();
  const list = screen.getByRole("listbox");
  const heading = () => screen.getByRole("heading", { level: 3 }).textContent;
  fireEvent.keyDown(list, { key: "ArrowRight" });
  expect(heading()).toBe("Court 1");
  for (let time = 0; time < 4; time += 1)
    fireEvent.keyDown(list, { key: "ArrowRight", repeat: true });
  expect(heading()).toBe("Court 1");
  expect(list.getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { name: /^Court 5 / }).id,
  );
  await vi.waitFor(() => expect(heading()).toBe("Court 5"), { timeout: 10_000 });
});
