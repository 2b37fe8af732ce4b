import { expect, it } from "vitest";
import type { EditState } from "./edit-state.ts";
import { createEditStore, valueAt } from "./edit-store.ts";
import type { Region } from "./edit-types.ts";

const PLACES = 300;
const about = { component: "hero", title: "" };
const region = (elementId: number, seen = "2026-01-01T00:00:00Z"): Region => ({
  ...{ elementId, handler: "page-section:home", about, path: "meta.title", slot: "text" },
  stored: `Title ${elementId}`,
  seen,
});
const section = (elementId: number) => ({
  ...{ elementId, handler: "page-section:home", about, seen: "", masterId: null, partKeys: [] },
  content: {
    ...{ title: "", meta: {}, linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} },
    parts: [],
  },
});
const ids = Array.from({ length: PLACES }, (_, index) => index + 1);

it("tells everybody once about the places of a page that opens, and finds each of them at once", async () => {
  const store = createEditStore();
  const states: EditState[] = [];
  store.subscribe((state) => states.push(state));
  for (const id of ids) {
    store.getState().register(region(id));
    store.getState().registerSection(section(id));
    expect(valueAt(store.getState(), `${id}:meta.title`)).toBe(`Title ${id}`);
  }
  await Promise.resolve();
  expect(states.length).toBe(1);
  expect(Object.keys(states[0]?.regions ?? {})).toHaveLength(PLACES);
  expect(Object.keys(states[0]?.sections ?? {})).toHaveLength(PLACES);
});

it("began empty for every page that opens later, as the server draws it", () => {
  const store = createEditStore();
  store.getState().register(region(1));
  store.getState().registerSection(section(1));
  const { regions, sections } = store.getInitialState();
  expect({ regions, sections }).toEqual({ regions: {}, sections: {} });
});

it("tells nobody about places that are drawn again as they were", async () => {
  const store = createEditStore();
  for (const id of ids) {
    store.getState().register(region(id));
    store.getState().registerSection(section(id));
  }
  await Promise.resolve();
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  for (const id of ids) {
    store.getState().register(region(id));
    store.getState().registerSection(section(id));
  }
  await Promise.resolve();
  expect(told).toBe(0);
  store.getState().register(region(1, "2026-02-01T00:00:00Z"));
  expect(told).toBe(1);
});

it("is another list in every editor", () => {
  createEditStore().getState().register(region(1));
  expect(createEditStore().getState().regions).toEqual({});
});
