// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { DraftOwner } from "#components/staff/edit/store/draft-shelf.ts";
import type { SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { draftsInMemory } from "#tests/factories/drafts.tsx";
import { takeLostTexts } from "./lost-texts.ts";

const owner = (locale: string): DraftOwner => ({ domain: "localhost", locale, person: "3" });
const typed = (after: string, elementId = 17): Operations => {
  const operation: SetOperation = {
    ...{ kind: "set", elementId, handler: "page-section:home", seen: "" },
    ...{ about: { component: "hero", title: "" }, path: "meta.title", slot: "text" },
    ...{ before: "Staro", after },
  };
  return { [`${elementId}:meta.title`]: operation };
};

const { keptIn, held, shelf, visit: open } = draftsInMemory();
const left = (locale: string, tab: string, operations: Operations, at = "2026-05-01T14:02:00Z") =>
  keptIn(locale).set(tab, { tab, at, page: "/", operations });

beforeEach(() => {
  document.body.innerHTML = '<a hreflang="hr" href="/hr/o-nama?x=1">hr</a>';
});

async function visit(tab: string, locale = "en") {
  const { store, draft } = (await open(owner(locale), tab)).current;
  return { state: () => store.getState(), offer: draft.offer };
}

it("is kept with every letter, for the language in which it is written and with the way to its page", async () => {
  const { state } = await visit("mine");
  act(() => state().keepBeside("hr", typed("Moje")));
  expect([...keptIn("hr")]).toMatchObject([
    ["mine:beside", { page: "/hr/o-nama", operations: typed("Moje") }],
  ]);
  act(() => state().keepBeside("hr", {}));
  expect(keptIn("hr").size).toBe(0);
});

it("is discarded with the page's changes by whoever leaves so", async () => {
  const { state } = await visit("mine");
  act(() => state().keepBeside("hr", typed("Moje")));
  act(() => state().discard());
  expect(keptIn("hr").size).toBe(0);
});

it("is kept beside the page's own changes where both are of the same language", async () => {
  const { state } = await visit("mine");
  act(() => state().act(Object.values(typed("On the page"))));
  act(() => state().keepBeside("en", typed("Beside")));
  expect([...keptIn("en").values()].map(({ operations }) => operations)).toEqual([
    typed("On the page"),
    typed("Beside"),
  ]);
});

it("is offered to the page of its language once the visit is gone, and not before", async () => {
  left("hr", "other:beside", typed("Moje"));
  held.push("other");
  expect((await visit("first", "hr")).offer).toBeNull();
  held.length = 0;
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
  expect(
    Object.fromEntries([...keptIn("hr")].map(([key, { operations }]) => [key, operations])),
  ).toEqual({
    "old:beside": typed("Older"),
    "new:beside": typed("Another section", 18),
    page: typed("Of a page"),
    "open:beside": typed("Being typed"),
  });
});
