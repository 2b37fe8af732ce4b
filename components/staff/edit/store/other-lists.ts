import { isContent } from "#lib/staff/edit/model/edit-operation.ts";
import { isOfOtherList, placeOfKey } from "#lib/staff/edit/model/part-keys.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { EditState } from "./edit-state.ts";
import type { Problem } from "./edit-types.ts";

const ASKED_LATER: Problem = { kind: "invalid", reason: "unsurePart" };

type Known = Pick<EditState, "operations" | "problems" | "sections">;

/**
 * The problems of all operations. An operation on another list of parts than the one shown gets a problem: it stays
 * unsaved, is drawn nowhere, and is asked about when it is published. The problem goes when its list is shown again.
 */
export function askedLater({ operations, problems, sections }: Known): EditState["problems"] {
  const next = { ...problems };
  for (const [address, operation] of Object.entries(operations)) {
    const section = isContent(operation) ? sections[operation.elementId] : undefined;
    if (!section || !isContent(operation)) continue;
    const lists = new Set(section.partKeys.map((key) => placeOfKey(key)?.list));
    const isHere = (key: string) =>
      lists.has(placeOfKey(key)?.list) ||
      operations[`${section.elementId}:parts.${key}`]?.kind === "insertPart";
    const held = next[address];
    if (isOfOtherList(operation, isHere)) next[address] = held ?? ASKED_LATER;
    else if (held === ASKED_LATER) delete next[address];
  }
  return next;
}

/** The state after a section was redrawn, perhaps with another list of parts. */
export function drawnAnew(state: EditState, section: Section): Partial<EditState> {
  const { elementId, partKeys } = section;
  const sections = { ...state.sections, [elementId]: section };
  // Drops new names for parts whose key is on the page again, and names of parts whose list no longer exists.
  const parts = Object.fromEntries(
    Object.entries(state.parts).filter(([name, key]) => {
      const [id, old = ""] = name.split(":");
      if (Number(id) !== elementId || placeOfKey(key) === null) return true;
      return partKeys.includes(key) && !partKeys.includes(old);
    }),
  );
  return { sections, parts, problems: askedLater({ ...state, sections }) };
}

/** Whether the field at an address belongs to another part, or to none, once a section is redrawn. */
export function isMoved(state: EditState, section: Section, address: string): boolean {
  const [, id, key = ""] = /^(\d+):parts\.([a-z0-9]+)\./.exec(address) ?? [];
  const known = state.sections[section.elementId];
  const place = placeOfKey(key)?.place;
  if (!known || Number(id) !== section.elementId || place === undefined) return false;
  return known.partKeys[place] !== section.partKeys[place];
}
