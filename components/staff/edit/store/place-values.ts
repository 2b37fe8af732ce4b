import { addressOf, type Json, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { valueIn } from "#lib/staff/edit/model/working-copy.ts";
import type { EditState } from "./edit-state.ts";
import type { Region } from "./edit-types.ts";

/** The value at an address: the working copy's, else the backend's. */
export const valueNow = ({ operations, regions }: EditState, address: string): Json | undefined =>
  valueIn(operations, address, regions[address]?.stored);

/** The operation that sets a place to a value, based on its current value; null for a place that was never shown. */
export function setAt(
  state: EditState,
  address: string,
  value: Json | undefined,
): Operation | null {
  const held = state.operations[address];
  if (held?.kind === "set") return { ...held, before: held.after, after: value };
  const region = state.regions[address];
  return region ? setOf(region, region.stored, value) : null;
}

const setOf = (
  { stored: _, ...region }: Region,
  before: Json | undefined,
  after: Json | undefined,
): Operation => ({ ...region, kind: "set", before, after });

/** The address of a place's value. */
export const addressOfRegion = (region: Region): string =>
  addressOf(setOf(region, undefined, undefined));
