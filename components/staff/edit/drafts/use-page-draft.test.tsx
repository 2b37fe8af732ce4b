// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Draft, toDraft } from "#components/staff/edit/store/draft-shelf.ts";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { partKeysOf } from "#lib/staff/edit/model/part-keys.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { draftsInMemory } from "#tests/factories/drafts.tsx";

const OWNER = { domain: "localhost", locale: "en", person: "3" };
const region = {
  elementId: 7,
  handler: "page-section:home",
  about: { component: "hero", title: "" },
  path: "meta.title",
  slot: "text",
  seen: "",
} as const;
const TITLE = "7:meta.title";
const operations = (after: string): Operations => ({
  [TITLE]: { ...region, kind: "set", before: "Welcome", after },
});
const draft = (tab: string, after: string, at = "2026-05-01T14:02:00Z"): Draft => ({
  tab,
  at,
  page: "/",
  operations: operations(after),
});

const { keptIn, held, visit: open } = draftsInMemory();
const keep = (...drafts: Draft[]) => {
  for (const one of drafts) keptIn(OWNER.locale).set(one.tab, one);
};

async function visit(tab: string) {
  const result = await open(OWNER, tab);
  result.current.store.getState().register({ ...region, stored: "Welcome" });
  return result;
}

describe("drafts", () => {
  it("keeps the words of several tabs apart that name the same place of different lists of parts", async () => {
    const of = (tab: string, titles: readonly string[], at: string): Draft => {
      const [, key] = partKeysOf(titles.map((title) => ({ meta: { title } })));
      const operation: Operation = {
        ...{ ...region, kind: "set", path: `parts.${key}.meta.title` },
        ...{ before: "", after: tab },
      };
      return { tab, at, page: "/", operations: { [addressOf(operation)]: operation } };
    };
    keep(of("newer", ["A", "B"], "2026-05-02T14:02:00Z"));
    keep(of("older", ["B", "A"], "2026-05-01T14:02:00Z"));
    const { current } = await visit("mine");
    act(() => void current.draft.restore());
    const texts = Object.values(current.store.getState().operations).map((one) =>
      one.kind === "set" ? one.after : "",
    );
    expect(texts).toEqual(["newer", "older"]);
  });

  it("offers what a visit that is gone has left, and nothing of one that is open", async () => {
    keep(draft("gone", "Old"));
    keep(draft("open", "Being typed"));
    held.push("open");
    const { current } = await visit("mine");
    expect(current.draft.offer?.operations).toEqual(operations("Old"));
  });

  it("restores the operations with what they began from, and takes the offer away", async () => {
    keep(draft("gone", "Old"));
    const result = await visit("mine");
    act(() => void result.current.draft.restore());
    await act(async () => {});
    expect(result.current.store.getState().operations).toEqual(operations("Old"));
    expect(result.current.draft.offer).toBeNull();
    expect(keptIn("en").has("gone")).toBe(false);
  });

  it("discards the drafts that it offered, and neither its own nor that of an open visit", async () => {
    keep(draft("gone", "Old"));
    keep(draft("open", "Being typed"));
    held.push("open");
    const result = await visit("mine");
    act(() => result.current.store.getState().type(TITLE, "Mine"));
    act(() => result.current.draft.discard());
    await act(async () => {});
    expect([...keptIn("en").keys()].sort()).toEqual(["mine", "open"]);
  });

  it("keeps what is typed at once, and removes it once nothing is unsaved", async () => {
    const result = await visit("mine");
    act(() => result.current.store.getState().type(TITLE, "Mine"));
    expect(keptIn("en").get("mine")?.operations).toEqual(operations("Mine"));
    act(() => result.current.store.getState().type(TITLE, "Welcome"));
    await act(async () => {});
    expect(keptIn("en").size).toBe(0);
  });

  it("offers of a place that two visits changed the newer", async () => {
    keep(draft("b", "Newer", "2026-05-01T15:00:00Z"));
    keep(draft("a", "Older", "2026-05-01T14:00:00Z"));
    const { current } = await visit("mine");
    expect(current.draft.offer?.operations).toEqual(operations("Newer"));
  });

  it("keeps the older of a place until somebody discards it", async () => {
    keep(draft("b", "Newer", "2026-05-01T15:00:00Z"));
    keep(draft("a", "Older", "2026-05-01T14:00:00Z"));
    const first = await visit("first");
    act(() => void first.current.draft.restore());
    await act(async () => {});
    expect(keptIn("en").get("a")?.operations).toEqual(operations("Older"));
    expect(keptIn("en").has("b")).toBe(false);
    const second = await visit("second");
    expect(second.current.draft.offer?.operations).toEqual(operations("Older"));
    act(() => second.current.draft.discard());
    await act(async () => {});
    expect([...keptIn("en").keys()]).toEqual(["first"]);
  });

  it("keeps what was not restored because the saved value has changed", async () => {
    keep(draft("gone", "Old"));
    const result = await visit("mine");
    act(() => result.current.store.getState().type(TITLE, "Mine"));
    act(() => void expect(result.current.draft.restore()).toBe(1));
    await act(async () => {});
    expect(keptIn("en").get("gone")?.operations).toEqual(operations("Old"));
    expect(keptIn("en").get("mine")?.operations).toEqual(operations("Mine"));
  });

  it("brings back the new sections of two tabs, and keeps the one that is new here", async () => {
    const added = (tab: string, at: string): Draft => ({
      ...{ tab, at, page: "/" },
      operations: Object.fromEntries(
        insertSection({ handler: region.handler, ids: [7], after: 7 }, "text", -1, {
          meta: { title: `New in ${tab}` },
        }).map((operation) => [addressOf(operation), operation]),
      ),
    });
    keep(added("a", "2026-05-01T14:00:00Z"));
    keep(added("b", "2026-05-01T15:00:00Z"));
    const { current } = await visit("c");
    const state = () => current.store.getState();
    act(() => state().act(Object.values(added("c", "").operations)));
    act(() => void expect(current.draft.restore()).toBe(0));
    const list = Object.values(state().operations);
    const titles = list.flatMap((one) =>
      one.kind === "insert" ? [[one.elementId, one.content.meta.title]] : [],
    );
    expect(titles).toEqual([
      [-1, "New in c"],
      [-2, "New in b"],
      [-3, "New in a"],
    ]);
    const order = list.find(({ kind }) => kind === "order");
    expect(order).toMatchObject({ before: [7], after: expect.arrayContaining([7, -1, -2, -3]) });
    act(() => void state().undo());
    expect(Object.keys(state().operations)).toEqual(["-1:", `${region.handler}:order`]);
  });

  const of7 = { elementId: 7, handler: region.handler, about: region.about, seen: "s" };
  const content = {
    title: "T",
    meta: { title: "Word" },
    linkMeta: {},
    mobileMeta: {},
    options: {},
  };
  const part = { ...content, mobileOptions: {} };
  it.each<[Operation]>([
    [{ ...of7, kind: "set", path: "parts.p3.meta.text", slot: "html", before: "<p>A</p>" }],
    [{ ...of7, kind: "set", path: "options.columns", slot: "option", after: 3 }],
    [{ ...of7, kind: "insert", elementId: -1, content: { ...part, parts: [part] } }],
    [{ ...of7, kind: "remove", content: { ...part, parts: [part] } }],
    [{ kind: "order", handler: region.handler, before: [1, 2], after: [2, -1, 1] }],
    [{ ...of7, kind: "insertPart", key: "n12345678", beforeKey: "p3", content: part }],
    [{ ...of7, kind: "removePart", key: "p3", beforeKey: null, content: part }],
    [{ ...of7, kind: "orderParts", before: ["p3", "i1"], after: ["i1", "p3"] }],
    [{ ...of7, kind: "follow", before: null, after: 5 }],
  ])("bring back what a tab held that was killed at once: $kind", async (operation) => {
    const result = await visit("killed");
    act(() => result.current.store.getState().act([operation]));
    const unsaved = result.current.store.getState().operations;
    // Stored data is read as untrusted.
    for (const one of [...keptIn("en").values()]) {
      const read = toDraft(JSON.parse(JSON.stringify(one)));
      keptIn("en").delete(one.tab);
      if (read) keep(read);
    }
    held.length = 0;
    const { current } = await visit("next");
    act(() => void current.draft.restore());
    expect(current.store.getState().operations).toEqual(unsaved);
    expect(Object.values(unsaved)).toEqual([operation]);
  });

  it.each([
    [null],
    [{}],
    [{ ...draft("x", "y"), at: 1 }],
    [{ ...draft("x", "y"), operations: { "8:meta.title": operations("y")[TITLE] } }],
    [{ ...draft("x", "y"), operations: { [TITLE]: { kind: "eval" } } }],
  ])("reads nothing of %j", (found) => expect(toDraft(found)).toBeNull());
});
