import { describe, expect, it } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import type { ContentOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { partKeysOf } from "#lib/staff/edit/model/part-keys.ts";
import { rebase } from "#lib/staff/edit/model/rebase.ts";
import { fc } from "#tests/property.ts";
import { mergeElement } from "./merge-element.ts";
import { operations } from "./publish-request.ts";

/** A part at the backend. The name isn't a value: it identifies the part, whatever it contains. */
interface Part {
  readonly id: number | null;
  readonly name: string;
  readonly meta: Readonly<Record<string, string>>;
}

const DEFINITION = definitionNamed("cards");
const part = (name: string, meta: Part["meta"] = {}): Part => ({ id: null, name, meta });
const section = (parts: readonly Part[]) => ({ id: 7, options: { component: "cards" }, parts });
const OF = {
  ...{ elementId: 7, handler: "page-section:home", seen: "" },
  about: { component: "cards", title: "" },
};
const CONTENT = {
  ...{ title: "", meta: {}, linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} },
};

const keyIn = (seen: readonly Part[], at: number): string => partKeysOf(seen)[at] ?? "";
const setTitle = (seen: readonly Part[], at: number): ContentOperation => ({
  ...{ ...OF, kind: "set", slot: "text", path: `parts.${keyIn(seen, at)}.meta.title` },
  ...{ before: seen[at]?.meta.title, after: "Mine" },
});
const removal = (seen: readonly Part[], at: number): ContentOperation => ({
  ...{ ...OF, kind: "removePart", key: keyIn(seen, at), beforeKey: null },
  content: { ...CONTENT, meta: seen[at]?.meta ?? {} },
});
const order = (seen: readonly Part[], after: readonly number[]): ContentOperation => ({
  ...{ ...OF, kind: "orderParts", before: partKeysOf(seen) },
  after: after.map((at) => keyIn(seen, at)),
});
const addition = (seen: readonly Part[], before: number | null): ContentOperation => ({
  ...{ ...OF, kind: "insertPart", key: "nabcdefgh" },
  beforeKey: before === null ? null : keyIn(seen, before),
  content: { ...CONTENT, meta: { title: "New" } },
});

/** The parts after another person's save: their titles, and those that my operations have set. */
function publish(present: readonly Part[], ...list: readonly ContentOperation[]) {
  const { slots, answers } = mergeElement(section(present), list, DEFINITION);
  const parts = (slots.parts ?? present) as readonly Partial<Part>[];
  return {
    answers,
    statuses: answers.map((one) => (one.status === "invalid" ? one.reason : one.status)),
    names: parts.map(({ name }) => name ?? "new"),
    mine: parts.flatMap(({ name, meta }) => (meta?.title === "Mine" ? (name ?? "new") : [])),
    isWritten: Object.keys(slots).length > 0,
  };
}

const [A, B, C] = [
  part("A", { text: "<p>a</p>" }),
  part("B", { text: "<p>b</p>" }),
  part("C", { text: "<p>c</p>" }),
];
const NEW = part("N", { text: "<p>n</p>" });
const [E, F, G] = [part("E"), part("F"), part("G")];
const SEEN = [A, B, C];

describe("the same list as it was seen", () => {
  it("takes every operation at its place, also where parts are like others", () => {
    expect(publish(SEEN, setTitle(SEEN, 1))).toMatchObject({ statuses: ["saved"], mine: ["B"] });
    expect(publish([E, F, G], setTitle([E, F, G], 1))).toMatchObject({
      ...{ statuses: ["saved"], mine: ["F"] },
    });
  });

  it("takes the places of several operations as they were seen, not as the others shift them", () => {
    const list = [removal(SEEN, 0), setTitle(SEEN, 1), addition(SEEN, 2), setTitle(SEEN, 0)];
    const { statuses, names, mine } = publish(SEEN, ...list);
    expect(statuses).toEqual(["saved", "saved", "saved", "noPart"]);
    expect(names).toEqual(["B", "new", "C"]);
    expect(mine).toEqual(["B"]);
  });

  it("is the same in the page and in the backend's answer", () => {
    const raw = { title: "B", meta: JSON.stringify({ text: "b", empty: "" }), options: null };
    const drawn = { id: 0, title: "B", meta: { text: "b" }, options: {}, mobileMeta: {} };
    expect(partKeysOf([drawn])).toEqual(partKeysOf(JSON.stringify([raw])));
  });

  it("takes a part back that was removed, with what is set on it", () => {
    const [key = ""] = partKeysOf(SEEN).slice(1);
    const back = { ...addition([A, C], 1), key } as ContentOperation;
    const title: ContentOperation = {
      ...{ ...OF, kind: "set", slot: "text", path: `parts.${key}.meta.title`, after: "Mine" },
      before: "New",
    };
    expect(publish([A, C], back, title)).toMatchObject({
      ...{ statuses: ["saved", "saved"], names: ["A", "new", "C"], mine: ["new"] },
    });
  });

  it("takes an order that still names a part which was removed from here", () => {
    const [gone = ""] = partKeysOf(SEEN);
    const own = order([B, C], [1, 0]) as Extract<ContentOperation, { kind: "orderParts" }>;
    const operation = { ...own, before: [gone, ...own.before], after: [gone, ...own.after] };
    expect(publish([B, C], operation)).toMatchObject({ statuses: ["saved"], names: ["C", "B"] });
  });
});

describe("another list than the one that was seen", () => {
  it.each<[string, readonly Part[], string]>([
    ["removed the first", [B, C], "conflict"],
    ["added one before them", [NEW, A, B, C], "conflict"],
    ["moved them", [C, B, A], "conflict"],
    ["changed another one", [part("A", { text: "<p>changed</p>" }), B, C], "conflict"],
    ["removed it and the first", [C], "noPart"],
    ["removed all", [], "noPart"],
    ["given them ids", [A, B, C].map((one, index) => ({ ...one, id: index + 1 })), "noPart"],
  ])("is asked about, and not written to, where somebody else has %s", (_, present, status) => {
    const { statuses, isWritten } = publish(present, setTitle(SEEN, 1));
    expect({ statuses, isWritten }).toEqual({ statuses: [status], isWritten: false });
  });

  it("is asked with the part at the place, and written to once somebody says so", () => {
    const operation = setTitle(SEEN, 1);
    const present = [NEW, part("A", { title: "Theirs" }), B, C];
    const { answers } = publish(present, operation);
    const [answer = expect.fail()] = answers;
    expect(answer).toMatchObject({ theirs: "Theirs", parts: { meant: { number: 2 } } });
    if (answer.status !== "conflict") throw new Error("nothing is asked");
    const known = rebase(operation, answer) as ContentOperation;
    expect(publish(present, known)).toMatchObject({ statuses: ["saved"], mine: ["A"] });
    // Asked again where the list has changed once more.
    expect(publish([A, B, C, NEW], known)).toMatchObject({
      ...{ statuses: ["conflict"], isWritten: false },
    });
  });

  it("is asked about for every kind of operation, and nothing of it is written", () => {
    for (const operation of [removal(SEEN, 0), order(SEEN, [2, 0, 1]), addition(SEEN, 1)]) {
      const { answers, isWritten } = publish([B, C], operation);
      const [answer] = answers;
      expect({ kind: operation.kind, status: answer?.status, isWritten }).toEqual({
        ...{ kind: operation.kind, status: "conflict", isWritten: false },
      });
      if (answer?.status !== "conflict") continue;
      const known = rebase(operation, answer) as ContentOperation;
      expect(publish([B, C], known).statuses, operation.kind).toEqual(["saved"]);
    }
  });

  it("adds a new part at its end, where no other part is", () => {
    expect(publish([B, C], addition(SEEN, null)).names).toEqual(["B", "C", "new"]);
    // There is none any more before which it was put.
    expect(publish([B], addition(SEEN, 2)).names).toEqual(["B", "new"]);
  });

  it("takes the values of the section itself", () => {
    const operation: ContentOperation = {
      ...{ ...OF, kind: "set", slot: "text", path: "meta.title", after: "Mine" },
    };
    expect(publish([B, C], operation, setTitle(SEEN, 1)).statuses).toEqual(["saved", "conflict"]);
  });

  it("is what drafts of earlier versions are on, which name a place without its list", () => {
    const old = { ...setTitle(SEEN, 1), path: "parts.i1.meta.title" } as ContentOperation;
    const { answers, isWritten } = publish(SEEN, old);
    expect(isWritten).toBe(false);
    const [answer = expect.fail()] = answers;
    if (answer.status !== "conflict") throw new Error("nothing is asked");
    const known = rebase(old, answer) as ContentOperation;
    expect(publish(SEEN, known)).toMatchObject({ statuses: ["saved"], mine: ["B"] });
  });
});

it("writes parts with ids whatever else the list holds", () => {
  const [first, second] = [
    { ...A, id: 11 },
    { ...B, id: 12 },
  ];
  expect(partKeysOf([first, second])).toEqual(["p11", "p12"]);
  const operation = setTitle([first, second], 1);
  expect(publish([NEW, second, first], operation)).toMatchObject({
    ...{ statuses: ["saved"], mine: ["B"] },
  });
});

it("takes keys as a browser says them, and nothing else", () => {
  const isTaken = (key: string) => operations.safeParse([{ ...removal(SEEN, 1), key }]).success;
  for (const right of [keyIn(SEEN, 1), "p12", "nabcdefgh", "i1"])
    expect(isTaken(right), right).toBe(true);
  for (const wrong of ["", "i1x", "i1xAB12", `${keyIn(SEEN, 1)}a`, "x1", "p1x0123456789abc"])
    expect(isTaken(wrong), wrong).toBe(false);
});

type Deed =
  | { readonly kind: "insert"; readonly at: number; readonly isEmpty: boolean }
  | { readonly kind: "remove"; readonly at: number }
  | { readonly kind: "move"; readonly at: number; readonly to: number }
  | {
      readonly kind: "edit";
      readonly at: number;
      readonly isText: boolean;
      readonly isEmpty: boolean;
    };

const at = fc.nat(5);
const deeds = fc.array(
  fc.oneof<fc.Arbitrary<Deed>[]>(
    fc.record({ kind: fc.constant("insert" as const), at, isEmpty: fc.boolean() }),
    fc.record({ kind: fc.constant("remove" as const), at }),
    fc.record({ kind: fc.constant("move" as const), at, to: at }),
    fc.record({
      kind: fc.constant("edit" as const),
      at,
      isText: fc.boolean(),
      isEmpty: fc.boolean(),
    }),
  ),
  { maxLength: 5 },
);
/** Of each value whether there is one, and whether it is the same as that of others. */
const values = fc.constantFrom("none", "own", "common");
const shown = fc
  .array(fc.record({ title: values, text: values }), { minLength: 1, maxLength: 5 })
  .map((list) =>
    list.map(({ title, text }, index) => {
      const word = (kind: string, own: string) => (kind === "own" ? `${own} ${index}` : own);
      return part(`seen ${index}`, {
        ...(title !== "none" && { title: word(title, "title") }),
        ...(text !== "none" && { text: `<p>${word(text, "text")}</p>` }),
      });
    }),
  );

const done = (seen: readonly Part[], list: readonly Deed[]): readonly Part[] =>
  list.reduce<readonly Part[]>((parts, deed, number) => {
    const index = Math.min(deed.at, parts.length - (deed.kind === "insert" ? 0 : 1));
    const held = parts[index];
    if (deed.kind === "insert") {
      const meta: Part["meta"] = deed.isEmpty ? {} : { text: `<p>theirs ${number}</p>` };
      return parts.toSpliced(index, 0, part(`theirs ${number}`, meta));
    }
    if (!held) return parts;
    if (deed.kind === "remove") return parts.toSpliced(index, 1);
    if (deed.kind === "move") return parts.toSpliced(index, 1).toSpliced(deed.to, 0, held);
    const value = deed.isEmpty ? "" : `<p>changed ${number}</p>`;
    const meta = { ...held.meta, [deed.isText ? "text" : "title"]: value };
    return parts.with(index, { ...held, meta });
  }, seen);

/** Indistinguishable cases: lists with the same values at the same positions. */
const wordsOf = (parts: readonly Part[]) =>
  JSON.stringify(parts.map(({ meta }) => [meta.title || "", meta.text || ""]));

it("whatever somebody else does to the parts, what I do is done where I meant it, or I am asked", () => {
  fc.assert(
    fc.property(shown, deeds, at, fc.nat(2), (seen, theirs, place, kind) => {
      const index = Math.min(place, seen.length - 1);
      const present = done(seen, theirs);
      const reverse = seen.map((_, number) => number).toReversed();
      const mine = [setTitle(seen, index), removal(seen, index), order(seen, reverse)][kind];
      const { statuses, isWritten, names } = publish(present, mine ?? expect.fail());
      if (wordsOf(present) !== wordsOf(seen)) {
        expect(isWritten).toBe(false);
        expect(statuses[0]).not.toBe("saved");
        return;
      }
      // A removal is asked about, too, where an empty text is there now instead of none.
      const isAsked = kind === 1 && statuses[0] === "conflict";
      expect(isAsked && isWritten).toBe(false);
      if (isAsked) return;
      expect(statuses).toEqual(["saved"]);
      const own = present.map(({ name }) => name);
      expect(names).toEqual([own, own.toSpliced(index, 1), own.toReversed()][kind]);
    }),
    { numRuns: 3000 },
  );
});
