"use client";

import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import type { Content, Json } from "#lib/staff/edit/model/edit-operation.ts";
import { isSame } from "#lib/staff/edit/model/json.ts";
import { allowedAt, type Place, parsePlace } from "#lib/staff/edit/model/place.ts";
import { type Section, savedAt } from "#lib/staff/edit/model/section.ts";
import { type Operations, valueIn } from "#lib/staff/edit/model/working-copy.ts";
import { useEditContext, useEditState } from "./edit-context.tsx";

/** One slot of a section, as a control reads and sets it. */
export interface PlaceState {
  readonly address: string;
  /** The value in the working copy; undefined if nothing is set. */
  readonly value: Json | undefined;
  /** The initial value. */
  readonly stored: Json | undefined;
  /** Shows a value immediately. All changes until `leave` are one step of the history. */
  readonly type: (value: Json | undefined) => void;
  /** The control was left. */
  readonly leave: () => void;
  /** Sets a value as a step of its own. */
  readonly set: (value: Json | undefined) => void;
  /** For a control with its own undo, such as a text field: the page's undo ignores it. */
  readonly enter: () => void;
}

/** Connects a control of the settings panel to the working copy. */
export function usePlace(
  section: Section,
  definition: SectionDefinition,
  path: string,
): PlaceState {
  const { store, entered } = useEditContext();
  const address = `${section.elementId}:${path}`;
  const before = useRef<{ readonly value: Json | undefined } | null>(null);

  const region = useMemo(() => {
    const slot = allowedAt(definition, path)?.slot;
    const { elementId, handler, about, seen } = section;
    return slot && { elementId, handler, about, seen, path, slot };
  }, [section, definition, path]);
  const register = useEffectEvent(() => {
    const stored = startOf(store.getState().operations, section, path);
    if (region) store.getState().register({ ...region, stored });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that was drawn again brings newer values
  useEffect(() => register(), [region]);

  const storedIn = (state: EditState) => {
    const known = state.regions[address];
    return known ? known.stored : startOf(state.operations, section, path);
  };
  const valueNow = (state: EditState) => valueIn(state.operations, address, storedIn(state));
  const value = useEditState(valueNow);
  const stored = useEditState(storedIn);

  const type = (next: Json | undefined) => {
    before.current ??= { value: valueNow(store.getState()) };
    store.getState().type(address, next);
  };
  const leave = () => {
    if (entered.current?.address === address) entered.current = null;
    if (!before.current) return;
    store.getState().commit(address, before.current.value);
    before.current = null;
  };
  const set = (next: Json | undefined) => {
    leave();
    const state = store.getState();
    const present = valueNow(state);
    const operation = setValue(state.operations, section, definition, path, next);
    if (operation && !isSame(present, next)) state.act([{ ...operation, before: present }]);
  };
  const enter = () => {
    entered.current = { address, value: valueNow(store.getState()) };
  };
  const onGone = useEffectEvent(leave);
  // Text being typed when the panel closes is a step, too.
  useEffect(() => () => onGone(), []);

  return { address, value, stored, type, leave, set, enter };
}

/** The initial value of a slot: in a section or part that exists only here, the value at its insertion. */
function startOf(operations: Operations, section: Section, path: string): Json | undefined {
  const place = parsePlace(path);
  if (!place) return undefined;
  const inserted = insertedOwner(operations, section, place);
  return inserted ? inserted[place.slot][place.name] : savedAt(section, place);
}

function insertedOwner(
  operations: Operations,
  { elementId, partKeys }: Section,
  { part }: Place,
): Content | undefined {
  if (part !== null) {
    const own = operations[`${elementId}:parts.${part}`];
    if (own?.kind === "insertPart") return own.content;
  }
  const whole = operations[`${elementId}:`];
  if (whole?.kind !== "insert") return undefined;
  return part === null ? whole.content : whole.content.parts[partKeys.indexOf(part)];
}
