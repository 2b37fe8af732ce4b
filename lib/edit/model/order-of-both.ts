import { inOrderOf } from "./working-element.ts";

interface Both {
  readonly wanted: readonly number[];
  /** Somebody else had moved sections since the order was shown, and keeps their order. */
  readonly merged: boolean;
}

/**
 * The order of a page of which two people know: null where both have moved sections, and differently. Who only adds
 * sections moves none, and sections that came or went meanwhile are no move either.
 *
 * @param before the order that was shown
 * @param present the order as somebody else may have saved it
 * @param after the order that is wished for
 */
export function orderOfBoth(
  before: readonly number[],
  present: readonly number[],
  after: readonly number[],
): Both | null {
  const shown = before.filter((id) => present.includes(id));
  const theirs = present.filter((id) => before.includes(id));
  const own = after.filter((id) => shown.includes(id));
  if (isSame(theirs, shown) || isSame(theirs, own)) return { wanted: after, merged: false };
  if (!isSame(own, shown)) return null;
  const added = after.filter((id) => present.includes(id) && !before.includes(id));
  const kept = present.filter((id) => !added.includes(id));
  // Each behind the section behind which it was put.
  const items = after.filter((id) => present.includes(id)).map((id) => ({ id, key: String(id) }));
  const placed = inOrderOf(
    [...items, ...kept.filter((id) => !after.includes(id)).map((id) => ({ id, key: String(id) }))],
    kept.map(String),
  );
  return { wanted: placed.map(({ id }) => id), merged: true };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => other[index] === id);
