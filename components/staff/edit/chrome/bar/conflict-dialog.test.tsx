// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MeantPart } from "#lib/staff/edit/model/answers.ts";
import { addressOf, type Json, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

const HANDLER = "page-section:home";
const words = en.edit.conflict;

beforeEach(allowDialogs);
afterEach(cleanup);

it("names the sections of both orders, where two people have moved sections", async () => {
  const store = await drawInEditor(
    <ConflictDialog onResolved={vi.fn()} announce={vi.fn()} />,
    "text",
  );
  const { registerSection, startSaving, settle } = store.getState();
  for (const [id, title] of [
    [7, "Opening"],
    [8, "Prices"],
  ] as const)
    registerSection(toSection(anElement({ id, handler: HANDLER, meta: { title } }), "text"));
  const order: Operation = { kind: "order", handler: HANDLER, before: [7, 8], after: [8, 7] };
  act(() => {
    store.getState().act([order]);
    startSaving();
    const address = `${HANDLER}:order`;
    const results = [{ address, status: "conflict", theirs: [7, 9, 8], at: "" } as const];
    settle({ [address]: order }, { results, created: {}, seen: {}, merged: false });
  });
  const [mine, theirs] = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(screen.getByRole("dialog", { name: words.title })).toBeDefined();
  expect(mine).toMatch(/^\D+“Prices”\n\D+“Opening”\n$/);
  expect(theirs).toMatch(/^\D+“Opening”\n\D+“Prices”\n$/);
  // The whole name is marked, not the words in which two names differ.
  expect(document.querySelector("ins")?.textContent).toMatch(/^\w+ “(Prices|Opening)”\n$/);
  expect(screen.getByText(words.textOrder)).toBeDefined();
});

it("numbers the parts of both orders as they stood, where two people have moved parts", async () => {
  const store = await drawInEditor(
    <ConflictDialog onResolved={vi.fn()} announce={vi.fn()} />,
    "cards",
  );
  const { registerSection, startSaving, settle } = store.getState();
  const section = toSection(
    anElement({ id: 7, handler: HANDLER, meta: { title: "Prices" } }),
    "cards",
  );
  registerSection(section);
  const { elementId, handler, about, seen } = section;
  const order: Operation = {
    kind: "orderParts",
    ...{ elementId, handler, about, seen },
    before: ["p31", "p32", "p33"],
    after: ["p33", "p31", "p32"],
  };
  act(() => {
    store.getState().act([order]);
    startSaving();
    const theirs = ["p32", "p31", "p33", "p34"];
    const results = [{ address: "7:parts", status: "conflict", theirs, at: "" } as const];
    settle({ "7:parts": order }, { results, created: {}, seen: {}, merged: false });
  });
  const versions = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(versions).toEqual(["3 · 1 · 2", "2 · 1 · 3 · 4"]);
});

it("says when the other version was published, and by whom where that is known", async () => {
  const store = await drawInEditor(
    <ConflictDialog onResolved={vi.fn()} announce={vi.fn()} />,
    "text",
  );
  const place = { elementId: 7, handler: HANDLER, about: { component: "text", title: "" } };
  const set: Operation = {
    ...place,
    kind: "set",
    seen: "",
    path: "meta.title",
    slot: "text",
    before: "Old",
    after: "Mine",
  };
  const meet = (by: object) =>
    act(() => {
      store.getState().act([set]);
      store.getState().startSaving();
      const at = "2026-05-01T12:00:00Z";
      const answer = { address: "7:meta.title", status: "conflict", theirs: "Yours", at } as const;
      const results = [{ ...answer, ...by }];
      store
        .getState()
        .settle({ "7:meta.title": set }, { results, created: {}, seen: {}, merged: false });
    });
  meet({ by: "Ana <b>K</b>" });
  expect(screen.getByText(/May 1, 2026.* by Ana <b>K<\/b>$/)).toBeDefined();
  meet({});
  expect(screen.getByText(/^Their version, published May 1, 2026/).textContent).not.toContain("by");
});

it("names the part that would be meant, where that is not sure", async () => {
  const store = await drawInEditor(
    <ConflictDialog onResolved={vi.fn()} announce={vi.fn()} />,
    "cards",
  );
  const { startSaving, settle, act: perform } = store.getState();
  const address = "7:parts.i1.meta.title";
  const operation: Operation = {
    ...{ elementId: 7, handler: HANDLER, about: { component: "cards", title: "" }, seen: "" },
    ...{ kind: "set", path: "parts.i1.meta.title", slot: "text", after: "Mine" },
  };
  const asked = (meant: MeantPart | null) =>
    act(() => {
      perform([operation]);
      startSaving();
      const parts = { list: "0123456789abc", meant };
      const results = [{ address, status: "conflict", theirs: "", at: "", parts } as const];
      settle({ [address]: operation }, { results, created: {}, seen: {}, merged: false });
    });
  asked({ number: 2, words: "Prices" });
  expect(screen.getByText(words.unsure)).toBeDefined();
  expect(screen.getByText(/2.*“Prices”/)).toBeDefined();
  asked({ number: 2, words: "" });
  expect(screen.getByText(words.unsureNumber.replace("{number}", "2"))).toBeDefined();
  asked(null);
  expect(screen.getByText(words.unsureOrder)).toBeDefined();
});

const ABOUT = { component: "cards", title: "" };
const OF_7 = { elementId: 7, handler: HANDLER, about: ABOUT, seen: "" };
const EMPTY = { title: "", linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
const CARD = { ...EMPTY, meta: { title: "Card" } };
const SECTION = { ...EMPTY, title: "Back office", meta: { title: "Old" }, parts: [CARD] };
const CHANGED = { ...SECTION, parts: [{ ...CARD, meta: { title: "Card", text: "<p>New</p>" } }] };
const PICTURE = { id: 1, title: "Court", path: "m/1.jpg" };
const LINK = { name: "More", type: "page", page: { id: 4, slug: "prices", title: "Prices" } };

it.each<[string, Operation, Json, RegExp, RegExp, string]>([
  [
    "a section that goes",
    { ...OF_7, kind: "remove", content: SECTION },
    CHANGED,
    /^\(deleted\)$/,
    /^Old · Card · New$/,
    "New",
  ],
  [
    "a part that goes",
    { ...OF_7, kind: "removePart", key: "p3", beforeKey: null, content: CARD },
    { ...CARD, meta: { title: "Court" } },
    /^\(deleted\)$/,
    /^Court$/,
    "Court",
  ],
  [
    "a section that gets a master",
    { ...OF_7, kind: "follow", content: SECTION, before: null, after: 9 },
    CHANGED,
    /^\(follows a master\)$/,
    /^Old · Card · New$/,
    "New",
  ],
  [
    "a section that is freed, where it has got another master",
    { ...OF_7, kind: "follow", content: SECTION, before: 9, after: null },
    { ...SECTION, options: { masterId: 8 } },
    /^\(follows no master\)$/,
    /^\(follows a master\) Old · Card$/,
    "(follows a master)",
  ],
  [
    "a picture with another description",
    { ...OF_7, kind: "set", path: "parts.p3.meta.image", slot: "media", after: PICTURE },
    { ...PICTURE, description: "Two players" },
    /^Court · m\/1.jpg$/,
    /^Court · Two players · m\/1.jpg$/,
    "Two players",
  ],
  [
    "a link to another page",
    { ...OF_7, kind: "set", path: "parts.p3.linkMeta.link", slot: "link", after: LINK },
    { ...LINK, page: { id: 5, slug: "hours", title: "Opening hours" } },
    /^More · Prices$/,
    /^More · Opening hours$/,
    "Opening hours",
  ],
])("shows the words of both versions: %s", async (_, mine, theirs, own, their, marked) => {
  const store = await drawInEditor(
    <ConflictDialog onResolved={vi.fn()} announce={vi.fn()} />,
    "cards",
  );
  act(() => {
    const address = addressOf(mine);
    store.getState().act([mine]);
    store.getState().startSaving();
    const results = [{ address, status: "conflict", theirs, at: "" } as const];
    store.getState().settle({ [address]: mine }, { results, created: {}, seen: {}, merged: false });
  });
  const [here, there] = screen.getAllByRole("definition");
  expect(here?.textContent).toMatch(own);
  expect(there?.textContent).toMatch(their);
  const marks = [...(there?.querySelectorAll("del") ?? [])].map(({ textContent }) => textContent);
  expect(marks.join("")).toContain(marked);
  const isGone = mine.kind === "remove" || mine.kind === "removePart";
  expect(screen.queryAllByText(words.textRemoved)).toHaveLength(isGone ? 1 : 0);
});
