import { expect, it, vi } from "vitest";
import { createEditStore } from "#components/staff/edit/store/edit-store.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { reviewFirst } from "./review-first.ts";

const set = (handler: string): Operation => ({
  ...{ kind: "set", elementId: 7, handler, about: { component: "text", title: "" }, seen: "" },
  ...{ path: "meta.title", slot: "text", before: "", after: "New" },
});

it.each([
  ["a text of the page", "page-section:home", null, 1],
  ["a text of every page", "footer-section", { name: "review" }, 0],
])("%s: lists the change first, or publishes", (_, handler, dialog, times) => {
  const store = createEditStore();
  const publish = vi.fn();
  store.getState().act([set(handler)]);
  reviewFirst(store, publish);
  expect(store.getState().dialog).toEqual(dialog);
  expect(publish).toHaveBeenCalledTimes(times);
});

it("does nothing while something is being published", () => {
  const store = createEditStore();
  const publish = vi.fn();
  store.getState().act([set("footer-section")]);
  store.getState().startSaving();
  reviewFirst(store, publish);
  expect(store.getState().dialog).toBeNull();
  expect(publish).not.toHaveBeenCalled();
});
