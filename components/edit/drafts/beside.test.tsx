// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditContextProvider, useEditContext } from "#components/edit/edit-context.tsx";
import type { SetOperation } from "#lib/edit/model/operation.ts";
import type { Operations } from "#lib/edit/model/working-copy.ts";
import type { Draft, DraftOwner, DraftShelf } from "./draft-shelf.ts";
import { takeLostTexts } from "./lost-texts.ts";
import { useDraft } from "./use-draft.ts";

const owner = (locale: string): DraftOwner => ({ domain: "localhost", locale, person: "3" });
const typed = (after: string, elementId = 17): Operations => {
  const operation: SetOperation = {
    ...{ kind: "set", elementId, handler: "page-section:home", seen: "" },
    ...{ about: { component: "hero", title: "" }, path: "meta.title", slot: "text" },
    ...{ before: "Staro", after },
  };
  return { [`${elementId}:meta.title`]: operation };
};

/** A shelf in memory, by language and name of the draft; and the visits that hold a lock. */
let kept: Map<string, Draft>;
let held: string[];
const keyOf = ({ locale }: DraftOwner, tab: string) => `${locale} ${tab}`;
const shelf: DraftShelf = {
  list: async ({ locale }) =>
    [...kept].flatMap(([key, draft]) => (key.startsWith(`${locale} `) ? [draft] : [])),
  keep: async (of, draft) => void kept.set(keyOf(of, draft.tab), draft),
  remove: async (of, tabs) => {
    for (const tab of tabs) kept.delete(keyOf(of, tab));
  },
};
const left = (locale: string, tab: string, operations: Operations, at = "2026-05-01T14:02:00Z") =>
  kept.set(keyOf(owner(locale), tab), { tab, at, page: "/", operations });

beforeEach(() => {
  kept = new Map();
  held = [];
  document.body.innerHTML = '<a hreflang="hr" href="/hr/o-nama?x=1">hr</a>';
  vi.stubGlobal("navigator", {
    ...navigator,
    locks: {
      query: async () => ({ held: held.map((name) => ({ name: `baseline-edit-tab:${name}` })) }),
      request: (name: string) => void held.push(name.split(":")[1] ?? ""),
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <EditContextProvider>{children}</EditContextProvider>
);

async function visit(tab: string, locale = "en") {
  const hook = renderHook(
    () => ({ draft: useDraft(owner(locale), tab, shelf), store: useEditContext().store }),
    { wrapper },
  );
  await act(async () => {});
  const { store, draft } = hook.result.current;
  return { state: () => store.getState(), offer: draft.offer };
}

it("is kept with every letter, for the language in which it is written and with the way to its page", async () => {
  const { state } = await visit("mine");
  act(() => state().keepBeside("hr", typed("Moje")));
  expect([...kept]).toMatchObject([
    ["hr mine:beside", { page: "/hr/o-nama", operations: typed("Moje") }],
  ]);
  act(() => state().keepBeside("hr", {}));
  expect(kept.size).toBe(0);
});

it("is discarded with the page's changes by whoever leaves so", async () => {
  const { state } = await visit("mine");
  act(() => state().keepBeside("hr", typed("Moje")));
  act(() => state().discard());
  expect(kept.size).toBe(0);
});

it("is kept beside the page's own changes where both are of the same language", async () => {
  const { state } = await visit("mine");
  act(() => state().act(Object.values(typed("On the page"))));
  act(() => state().keepBeside("en", typed("Beside")));
  expect([...kept.values()].map(({ operations }) => operations)).toEqual([
    typed("On the page"),
    typed("Beside"),
  ]);
});

it("is offered to the page of its language once the visit is gone, and not before", async () => {
  left("hr", "other:beside", typed("Moje"));
  held.push("other");
  expect((await visit("first", "hr")).offer).toBeNull();
  held = [];
  expect((await visit("second", "hr")).offer?.operations).toEqual(typed("Moje"));
});

it("is taken back into the form by the section, the newest of a place first, and the rest stays", async () => {
  left("hr", "old:beside", typed("Older"), "2026-05-01T10:00:00Z");
  left("hr", "new:beside", { ...typed("Newer"), ...typed("Another section", 18) });
  left("hr", "page", typed("Of a page"));
  left("hr", "open:beside", typed("Being typed"));
  held.push("open");
  const taken: Operations[] = [];
  const take = (lost: Operations) => {
    if (taken.length > 0) return new Set<string>();
    taken.push(lost);
    return new Set(Object.keys(lost));
  };
  await takeLostTexts(owner("hr"), 17, take, shelf);
  expect(taken).toEqual([typed("Newer")]);
  expect(Object.fromEntries([...kept].map(([key, { operations }]) => [key, operations]))).toEqual({
    "hr old:beside": typed("Older"),
    "hr new:beside": typed("Another section", 18),
    "hr page": typed("Of a page"),
    "hr open:beside": typed("Being typed"),
  });
});
