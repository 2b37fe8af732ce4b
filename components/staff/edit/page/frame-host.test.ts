// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  createEditStore,
  type EditStore,
  valueAt,
} from "#components/staff/edit/store/edit-store.ts";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import { createFrameHost, type Entered, type FrameLink, joinHost } from "./frame-host.ts";

const TITLE = "7:meta.title";
const REGION: Region = {
  elementId: 7,
  handler: "page-section:home",
  about: { component: "hero", title: "" },
  seen: "",
  path: "meta.title",
  slot: "text",
  stored: "Welcome",
};

let store: EditStore;
let entered: Entered;
let frame: HTMLIFrameElement;
let host: ReturnType<typeof createFrameHost>;

beforeEach(() => {
  store = createEditStore();
  entered = { current: null };
  host = createFrameHost(store, entered);
  frame = document.createElement("iframe");
  document.body.replaceChildren(frame);
});

/** The actions of the page in the frame once it has been loaded. */
function join(): FrameLink {
  const link = joinHost(frame);
  if (!link) throw new Error("not let in");
  return link;
}

it("has one working copy for the window and its frames, with one history", () => {
  host.admit(frame);
  const link = join();
  link.store.getState().register(REGION);
  link.store.getState().type(TITLE, "Hello");
  link.store.getState().commit(TITLE, "Welcome");
  expect(valueAt(store.getState(), TITLE)).toBe("Hello");
  expect(store.getState().done).toHaveLength(1);
  store.getState().undo();
  expect(valueAt(link.store.getState(), TITLE)).toBe("Welcome");
  expect(link.store.getState()).toBe(link.store.getState());
});

it("keeps nothing of a page that is gone: what comes in is copied", () => {
  host.admit(frame);
  const link = join();
  link.store.getState().register(REGION);
  expect(store.getState().regions[TITLE]).toEqual(REGION);
  expect(store.getState().regions[TITLE]).not.toBe(REGION);
  const step = { ...REGION, kind: "set", before: "Welcome", after: "Hello" } as const;
  link.store.getState().act([step]);
  expect(store.getState().operations[TITLE]).not.toBe(step);
});

it("leaves the field of a page that goes away, and calls the page no more", () => {
  host.admit(frame);
  const link = join();
  const drawn = vi.fn();
  link.store.subscribe(drawn);
  link.store.getState().register(REGION);
  link.entered.current = { address: TITLE, value: "Welcome" };
  link.store.getState().type(TITLE, "Hello");
  expect(store.getState().done).toHaveLength(0);
  drawn.mockClear();
  frame.contentWindow?.dispatchEvent(new Event("pagehide"));
  expect(entered.current).toBeNull();
  expect(store.getState().done).toHaveLength(1);
  expect(drawn).not.toHaveBeenCalled();
});

it("leaves alone the field of another window", () => {
  host.admit(frame);
  const link = join();
  link.store.getState().register(REGION);
  entered.current = { address: TITLE, value: "Welcome" };
  store.getState().type(TITLE, "Hello");
  frame.contentWindow?.dispatchEvent(new Event("pagehide"));
  expect(entered.current).not.toBeNull();
  expect(store.getState().done).toHaveLength(0);
});

it("lets in the page of its own frame only, as long as the preview is open", () => {
  const end = host.admit(frame);
  expect(joinHost(document.body.appendChild(document.createElement("iframe")))).toBeNull();
  expect(joinHost(null)).toBeNull();
  end();
  expect(joinHost(frame)).toBeNull();
});

it("hands on what a frame asks for", () => {
  const heard = vi.fn();
  const stop = host.listen(heard);
  host.admit(frame);
  join().tell({ kind: "publish" });
  expect(heard).toHaveBeenCalledWith({ kind: "publish" });
  stop();
  join().tell({ kind: "bar" });
  expect(heard).toHaveBeenCalledTimes(1);
});

it("shows a frame of the list of changes what is included, as that changes", () => {
  host.admit(frame, "included");
  const link = join();
  link.store.getState().register(REGION);
  link.store.getState().type(TITLE, "Hello");
  const seen: unknown[] = [];
  link.store.subscribe((state, previous) =>
    seen.push([previous, state].map((one) => valueAt(one, TITLE))),
  );
  store.getState().leaveOut(new Set([TITLE]));
  expect(valueAt(link.store.getState(), TITLE)).toBe("Welcome");
  expect(valueAt(store.getState(), TITLE)).toBe("Hello");
  store.getState().leaveOut(new Set());
  expect(seen).toEqual([
    ["Hello", "Welcome"],
    ["Welcome", "Hello"],
  ]);
  expect(link.store.getState()).toBe(link.store.getState());
});
