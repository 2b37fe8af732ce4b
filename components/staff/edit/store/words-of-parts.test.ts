// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { putBack } from "#lib/staff/edit/model/put-back.ts";
import { towards } from "#lib/staff/edit/model/restore-operations.ts";
import {
  A,
  C,
  CARDS,
  cardsEditor,
  EMPTY,
  type Part,
  part,
  SEEN,
  shown,
  titleIn,
} from "#tests/factories/cards-editor.ts";
import { fc } from "#tests/property.ts";

describe("the past of parts without ids", () => {
  it("is put back at the part that it was of, or is said to have changed", () => {
    const now = [A, part("b", "Mine"), C];
    const operation: Operation = {
      ...shown(now),
      ...{ kind: "set", slot: "text", path: titleIn(now, 1).slice(2), after: "Mine" },
    };
    const back = (parts: readonly Part[]) =>
      putBack(
        {
          ...{ operations: {}, stored: {}, page: null },
          ...{ find: () => shown(parts), define: () => CARDS },
        },
        [operation],
      );
    expect(back(now).operations).toMatchObject([{ before: "Mine", after: undefined }]);
    expect(back([part("b", "Mine"), C]).changed).toEqual([operation]);
  });

  it("is restored place by place: what was there is there again", () => {
    const now = [C, part("b", "Since")];
    const { operations } = towards(
      { section: shown(now), operations: {}, stored: {} },
      CARDS,
      shown(SEEN),
    );
    const sent = Object.fromEntries(operations.map((one) => [addressOf(one), one]));
    expect(
      cardsEditor()
        .publish(now, sent)
        .map(({ meta }) => meta),
    ).toEqual(SEEN.map(({ meta }) => meta));
  });
});

/** Takes turns between two editors, and returns the texts that each of their pages shows. */
const turns = fc.array(
  fc.record({
    what: fc.constantFrom("type", "publish", "draw", "undo", "theirs", "takeTheirs"),
    place: fc.nat(3),
    kind: fc.nat(3),
  }),
  { minLength: 1, maxLength: 14 },
);

it("no word is written to another part than its editor says, and none is lost", () => {
  fc.assert(
    fc.property(turns, (list) => {
      const { store, draw, write, publish } = cardsEditor();
      const state = () => store.getState();
      let held: readonly Part[] = SEEN;
      let drawn = held;
      draw(held);
      let [number, version] = [0, 1];
      const typed = new Set<string>();
      for (const { what, place, kind } of list) {
        number += 1;
        const index = place % Math.max(1, drawn.length);
        if (what === "type" && drawn[index]) {
          // The word says on which part it was typed.
          const word = `${drawn[index]?.meta.text}#${number}`;
          // Typing ends what could be done again.
          const undone = JSON.stringify(state().undone);
          for (const one of typed) if (undone.includes(one)) typed.delete(one);
          write(titleIn(drawn, index), word);
          typed.add(word);
        }
        if (what === "publish") held = publish(held);
        if (what === "draw") {
          version += 1;
          drawn = held;
          draw(held, new Date(Date.UTC(2027, 0, version)).toISOString());
        }
        if (what === "undo") state().undo();
        if (what === "theirs") {
          const at = place % Math.max(1, held.length);
          const own = held[at] ?? EMPTY;
          held =
            [
              held.toSpliced(at, 0, part(`new${number}`)),
              held.toSpliced(at, 1),
              held.toSpliced(at, 1).toSpliced(0, 0, own),
              held.toSpliced(at, 1, { ...own, options: { hidden: number } }),
            ][kind] ?? held;
        }
        const [conflict] = Object.entries(state().problems).flatMap(([address, one]) =>
          one.kind === "conflict" ? [address] : [],
        );
        if (what === "takeTheirs" && conflict) state().resolve(conflict, "theirs");
      }
      for (const { meta } of held) if (meta.title) expect(meta.title.split("#")[0]).toBe(meta.text);
      // Every word is stored, unsaved, or in a step that can be undone or done again.
      const everywhere = JSON.stringify([held, state().operations, state().done, state().undone]);
      for (const word of typed) expect(everywhere).toContain(word);
    }),
    { numRuns: 500 },
  );
});
