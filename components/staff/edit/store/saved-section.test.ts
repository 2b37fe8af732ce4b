import { expect, it } from "vitest";
import { followMaster } from "#lib/staff/edit/model/actions.ts";
import { removeFromPage } from "#lib/staff/edit/model/page-sections.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { anAnswer } from "#tests/factories/edit-answer.ts";
import { anElement } from "#tests/factories/element.ts";
import { createEditStore } from "./edit-store.ts";
import { asSaved } from "./saved-section.ts";

const part = (title: string) => ({ ...anElement({ id: 3, meta: { title, text: "kept" } }) });
const section = toSection(
  anElement({ id: 7, meta: { title: "Old", text: "kept", note: null }, parts: [part("Old")] }),
  "cards",
);
const { elementId, handler, about, seen } = section;
const place = (path: string, stored?: string) => ({
  ...{ elementId, handler, about, seen, path, stored },
  slot: "text" as const,
});

it("is what a removal and a change of master have seen after a publish from here", () => {
  const store = createEditStore();
  const state = () => store.getState();
  state().registerSection(section);
  for (const path of ["meta.title", "parts.p3.meta.title"]) {
    state().register(place(path, "Old"));
    state().type(`7:${path}`, "New");
  }
  state().register(place("meta.note"));
  const sent = state().operations;
  const results = Object.keys(sent).map((address) => ({
    ...({ address, status: "saved", stored: "New" } as const),
  }));
  state().settle(sent, anAnswer(results));

  const shown = state().sections[7] ?? expect.fail("it is not shown");
  const expected = {
    meta: { title: "New", text: "kept", note: null },
    parts: [{ meta: { title: "New", text: "kept" } }],
  };
  const [removal] = removeFromPage({}, asSaved(state(), shown), { handler, ids: [7] });
  expect(removal).toMatchObject({ kind: "remove", content: expected });
  state().act([followMaster(shown, 5)]);
  expect(state().operations["7:master"]).toMatchObject({ content: expected });
});
