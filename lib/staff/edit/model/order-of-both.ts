import { inOrderOf } from "./working-element.ts";

interface Both<Id> {
  readonly wanted: readonly Id[];
  /** Somebody else has moved some since the order was shown, and their order is kept. */
  readonly merged: boolean;
}

/**
 * Merges two orders of a page's sections, or of a section's parts; null if both people moved some, and differently.
 * Adding or removing is not a move.
 * @param before the order that was shown
 * @param present the order as somebody else may have saved it
 * @param after the wanted order
 */
export function orderOfBoth<Id extends string | number>(
  before: readonly Id[],
  present: readonly Id[],
  after: readonly Id[],
): Both<Id> | null {
  const shown = before.filter((id) => present.includes(id));
  const theirs = present.filter((id) => before.includes(id));
  const own = after.filter((id) => shown.includes(id));
  if (isSame(theirs, shown) || isSame(theirs, own)) return { wanted: after, merged: false };
  if (!isSame(own, shown)) return null;
  const added = after.filter((id) => present.includes(id) && !before.includes(id));
  const kept = present.filter((id) => !added.includes(id));
  // Each after the one that it was placed after.
  const items = after.filter((id) => present.includes(id)).map((id) => ({ id, key: String(id) }));
  const placed = inOrderOf(
    [...items, ...kept.filter((id) => !after.includes(id)).map((id) => ({ id, key: String(id) }))],
    kept.map(String),
  );
  return { wanted: placed.map(({ id }) => id), merged: true };
}

const isSame = <Id>(one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((id, index) => other[index] === id);
