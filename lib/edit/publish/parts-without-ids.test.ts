import { describe, expect, it } from "vitest";
import { definitionNamed } from "#lib/domain/sections/find-definition.ts";
import { marksOf } from "#lib/edit/model/part-marks.ts";
import { withPlaces } from "#lib/edit/model/part-places.ts";
import { rebase } from "#lib/edit/model/rebase.ts";
import { fc } from "#tests/property.ts";
import { type ContentOperation, mergeElement } from "./merge-element.ts";
import { operations } from "./request.ts";

/** A part at the backend. The name isn't a value: it identifies the part, whatever it contains. */
interface Part {
  readonly id: null;
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

const setTitle = (seen: readonly Part[], at: number): ContentOperation => ({
  ...{ ...OF, kind: "set", slot: "text", path: `parts.i${at}.meta.title` },
  ...{ before: seen[at]?.meta.title, after: "Mine", places: marksOf(seen) },
});
const removal = (seen: readonly Part[], at: number): ContentOperation => ({
  ...{ ...OF, kind: "removePart", key: `i${at}`, beforeKey: null },
  ...{ content: { ...CONTENT, meta: seen[at]?.meta ?? {} }, places: marksOf(seen) },
});
const order = (seen: readonly Part[], after: readonly number[]): ContentOperation => ({
  ...{ ...OF, kind: "orderParts", places: marksOf(seen) },
  ...{ before: seen.map((_, at) => `i${at}`), after: after.map((at) => `i${at}`) },
});
const addition = (seen: readonly Part[], before: number): ContentOperation => ({
  ...{ ...OF, kind: "insertPart", key: "nabcdefgh", beforeKey: `i${before}` },
  ...{ content: { ...CONTENT, meta: { title: "New" } }, places: marksOf(seen) },
});

/** The result for parts that somebody else has saved meanwhile: their names, and the title of each that I have set. */
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

describe("a title for the second of three parts whose titles are empty", () => {
  it.each<[string, readonly Part[], string, string]>([
    ["removed the first", [B, C], "saved", "B"],
    ["added one before them", [NEW, A, B, C], "saved", "B"],
    ["turned them around", [C, B, A], "saved", "B"],
    ["moved it to the end", [A, C, B], "saved", "B"],
    ["changed another one", [part("A", { text: "<p>changed</p>" }), B, C], "saved", "B"],
    ["removed it", [A, C], "noPart", ""],
    ["put another one in its place", [A, NEW, C], "conflict", ""],
  ])("somebody else has %s", (_, present, status, name) => {
    const { statuses, mine } = publish(present, setTitle([A, B, C], 1));
    expect({ status: statuses.join(), mine: mine.join() }).toEqual({ status, mine: name });
  });

  it.each<[string, readonly Part[], string]>([
    ["removed one", [F, G], "conflict"],
    ["added one", [E, F, G, part("H")], "conflict"],
    ["filled another one", [part("E", { text: "<p>e</p>" }), F, G], "saved"],
    ["removed all", [], "noPart"],
  ])("which hold nothing at all, and somebody else has %s", (_, present, status) => {
    const { statuses, mine } = publish(present, setTitle([E, F, G], 1));
    expect(statuses).toEqual([status]);
    expect(mine).toEqual(status === "saved" ? ["F"] : []);
  });
});

describe("what is not sure", () => {
  it("is asked with the part that it would be, and is done on that one once somebody says so", () => {
    const seen = [part("E", { title: "" }), part("F"), C];
    const operation = setTitle(seen, 1);
    const present = [part("F", {}), C];
    const { answers, isWritten } = publish(present, operation);
    expect(isWritten).toBe(false);
    const [answer] = answers;
    if (answer?.status !== "conflict") throw new Error("nothing is asked");
    expect(answer.parts).toEqual({ places: marksOf(present), meant: { number: 1, words: "" } });
    const known = rebase(operation, answer) as ContentOperation;
    expect(publish(present, known)).toMatchObject({ statuses: ["saved"], mine: ["F"] });
    // Also where the list has changed once more.
    expect(publish([C, NEW, part("F")], known).mine).not.toContain("N");
  });

  it("is asked of every kind of operation, and nothing is written", () => {
    const seen = [E, F, C];
    for (const operation of [removal(seen, 0), order(seen, [2, 0, 1]), addition(seen, 1)]) {
      const { statuses, isWritten } = publish([F, C], operation);
      expect({ kind: operation.kind, statuses, isWritten }).toEqual({
        ...{ kind: operation.kind, statuses: ["conflict"], isWritten: false },
      });
    }
  });
});

it("takes the places of several operations as they were seen, not as the others shift them", () => {
  const seen = [A, B, C];
  const { statuses, names, mine } = publish(
    [NEW, ...seen],
    removal(seen, 0),
    setTitle(seen, 1),
    addition(seen, 2),
  );
  expect(statuses).toEqual(["saved", "saved", "saved"]);
  expect(names).toEqual(["N", "B", "new", "C"]);
  expect(mine).toEqual(["B"]);
});

it("writes an order of parts that it says is saved, and asks in the places that were seen", () => {
  const seen = [A, B, C];
  expect(publish([B, NEW, C], order(seen, [2, 1, 0]))).toMatchObject({
    ...{ statuses: ["saved"], names: ["C", "B", "N"] },
  });
  const { answers } = publish([B, A, C], order(seen, [0, 2, 1]));
  expect(answers).toMatchObject([{ status: "conflict", theirs: ["i1", "i0", "i2"] }]);
});

it("takes what was seen of a list as a browser says it, within bounds, and nothing else", () => {
  const operation = setTitle([A, part("E"), { ...B, meta: { text: "b", title: "b" } }], 1);
  const isTaken = (places: unknown) => operations.safeParse([{ ...operation, places }]).success;
  expect(isTaken(operation.places)).toBe(true);
  expect(isTaken(["#12", "", "ab12.cd34"])).toBe(true);
  for (const wrong of [[], ["AB12"], ["ab12."], ["#"], [1], "ab12", Array(201).fill("")])
    expect(isTaken(wrong), JSON.stringify(wrong)).toBe(false);
});

it("tells many values of a part apart, and the others together", () => {
  const many = (last: string) => {
    const list = Array.from({ length: 30 }, (_, index) => [`value${index}`, `${index}`]);
    return part("A", { ...Object.fromEntries(list), zLast: last });
  };
  const [one = "", other = ""] = marksOf([many("one"), many("other")]);
  expect(one.split(".")).toHaveLength(12);
  expect(other.split(".").slice(0, 11)).toEqual(one.split(".").slice(0, 11));
  expect(other).not.toBe(one);
});

it("leaves drafts of an earlier version on the places that they name", () => {
  const { places: _, ...old } = setTitle([A, B, C], 1) as ContentOperation & { kind: "set" };
  expect(publish([A, B, C], old)).toMatchObject({ statuses: ["saved"], mine: ["B"] });
});

it("says nothing more of parts that have ids", () => {
  const marks = marksOf([
    { ...A, id: 11 },
    { ...B, id: 12 },
  ]);
  const operation = { ...setTitle([A], 0), path: "parts.p11.meta.title" } as ContentOperation;
  expect(withPlaces(operation, marks)).not.toHaveProperty("places");
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

const holdsSame = (one: Part | undefined, other: Part | undefined): boolean =>
  one !== undefined && other !== undefined && marksOf([one])[0] === marksOf([other])[0];

const isLike = (one: Part | undefined, other: Part | undefined): boolean =>
  holdsSame(one, other) ||
  Object.entries(other?.meta ?? {}).some(
    ([name, value]) => value !== "" && one?.meta[name] === value,
  );

describe("whatever somebody else does to the parts", () => {
  it("my words land on the part that I meant, or on its like that nobody could tell from it, or I am asked", () => {
    fc.assert(
      fc.property(shown, deeds, at, (seen, theirs, place) => {
        const index = Math.min(place, seen.length - 1);
        const present = done(seen, theirs);
        const { statuses, mine, isWritten } = publish(present, setTitle(seen, index));
        if (statuses[0] !== "saved") {
          expect(isWritten).toBe(false);
          return;
        }
        const [name] = mine;
        expect(mine).toHaveLength(1);
        const meant = seen[index];
        const landed = present.find((one) => one.name === name);
        expect(name === meant?.name || holdsSame(landed, meant)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("I remove the part that I meant, or its like, or none", () => {
    fc.assert(
      fc.property(shown, deeds, at, (seen, theirs, place) => {
        const meant = seen[Math.min(place, seen.length - 1)];
        const present = done(seen, theirs);
        const operation = removal(seen, Math.min(place, seen.length - 1));
        const { names } = publish(present, operation);
        const gone = present.filter(({ name }) => !names.includes(name));
        expect(gone.length).toBeLessThanOrEqual(1);
        for (const one of gone) expect(holdsSame(one, meant)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("an order that is saved is the one that I wished for, of all parts that are still there", () => {
    fc.assert(
      fc.property(shown, deeds, (seen, theirs) => {
        const present = done(seen, theirs);
        const wished = seen.map((_, index) => index).toReversed();
        const { statuses, names } = publish(present, order(seen, wished));
        if (statuses[0] !== "saved") return;
        // Those that hold the same cannot be told apart.
        const all = [marksOf(seen), marksOf(present)];
        if (all.some((marks) => new Set(marks).size < marks.length)) return;
        // One whose only value was changed, and which was moved too, is as good as a new one.
        const own = names.filter((name) =>
          isLike(
            present.find((one) => one.name === name),
            seen.find((one) => one.name === name),
          ),
        );
        const left = wished.map((index) => `seen ${index}`).filter((name) => own.includes(name));
        expect(own).toEqual(left);
      }),
      { numRuns: 2000 },
    );
  });
});
