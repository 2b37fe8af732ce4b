import { expect } from "vitest";
import { createEditStore, valueAt } from "#components/staff/edit/store/edit-store.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { isContent } from "#lib/staff/edit/model/edit-operation.ts";
import { partKeysOf } from "#lib/staff/edit/model/part-keys.ts";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { mergeElement } from "#lib/staff/edit/publish/merge-element.ts";
import { renamedParts } from "#lib/staff/edit/publish/renamed-parts.ts";
import { anAnswer } from "#tests/factories/edit-answer.ts";
import { anElement } from "#tests/factories/element.ts";

export const HANDLER = "page-section:home";
export const CARDS = definitionNamed("cards") ?? expect.fail();
const NOTHING = { linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
/** A card as a backend holds it that gives parts no ids. */
export interface Part {
  readonly id: number;
  readonly title: string;
  readonly meta: { readonly text?: string; readonly title?: string };
  readonly linkMeta: Record<string, unknown>;
  readonly mobileMeta: Record<string, unknown>;
  readonly options: Record<string, unknown>;
  readonly mobileOptions: Record<string, unknown>;
}
export const part = (text: string, title?: string): Part => ({
  ...{ ...NOTHING, id: 0, title: "" },
  meta: { ...(text && { text }), ...(title && { title }) },
});
export const element = (parts: readonly Part[], seen = "1") =>
  anElement({
    ...{ id: 7, handler: HANDLER, parts: parts.map((one) => ({ ...one })), updated_at: seen },
    options: { component: "cards" },
  });
export const shown = (parts: readonly Part[], seen?: string): Section =>
  toSection(element(parts, seen), "cards");
export const [A, B, C] = [part("a"), part("b"), part("c")];
export const EMPTY = part("");
export const SEEN = [A, B, C];
/** The address of the title of the part at a place of a list. */
export const titleIn = (parts: readonly Part[], place: number) =>
  `7:parts.${partKeysOf(parts)[place]}.meta.title`;

/** An editor with a page of cards whose parts have no ids. */
export function cardsEditor() {
  const store = createEditStore();
  /** A page draws a section, its mark first. */
  const draw = (parts: readonly Part[], seen = "1") => {
    const section = shown(parts, seen);
    store.getState().registerSection(section);
    section.partKeys.forEach((key, index) => {
      const { elementId, handler, about } = section;
      store.getState().register({
        ...{ elementId, handler, about, seen, slot: "text" },
        ...{ path: `parts.${key}.meta.title`, stored: parts[index]?.meta.title },
      });
    });
  };
  const write = (address: string, text: string) => {
    const before = valueAt(store.getState(), address);
    store.getState().type(address, text);
    store.getState().commit(address, before);
  };
  /** The titles that a page would show which was drawn from these, part by part. */
  const titles = (parts: readonly Part[]) =>
    parts.map(
      (one, index) => valueAt(store.getState(), titleIn(parts, index)) ?? one.meta.title ?? "",
    );

  /** The stored parts of a backend without ids after a publish, and the answer, by the server's own merge. */
  const publish = (held: readonly Part[], sent: Operations = store.getState().operations) => {
    const fresh = { id: 7, options: { component: "cards" }, parts: held };
    const list = Object.values(sent)
      .filter(isContent)
      .filter(({ elementId }) => elementId === 7);
    const { slots, answers, partKeys } = mergeElement(fresh, list, CARDS);
    const now = (slots.parts ?? held) as readonly Part[];
    const parts = renamedParts({ id: 7, parts: now }, partKeys);
    store.getState().settle(sent, anAnswer(answers, { parts, seen: {} }));
    return now;
  };
  return { store, draw, write, titles, publish };
}
