/** The gap after the last section, so that a later one fits in between without renumbering the page. */
const STEP = 10;

interface Numbered {
  readonly id: number;
  /** Null where it has none. */
  readonly order: number | null;
}

/**
 * The numbers that put sections into an order, only for those that need another one: an element that does not move is
 * not written. Sections of the page that are not in `wanted` keep their numbers.
 */
export function newOrders(
  present: readonly Numbered[],
  wanted: readonly number[],
): Map<number, number> {
  const byId = new Map(present.map((item) => [item.id, item.order]));
  const ids = wanted.filter((id) => byId.has(id));
  const kept = longestRising(ids, byId);
  return new Map([...fill(ids, kept)].filter(([id, order]) => byId.get(id) !== order));
}

/** The largest set of sections that are already in ascending order. */
function longestRising(
  ids: readonly number[],
  orders: ReadonlyMap<number, number | null>,
): Map<number, number> {
  const best: {
    readonly id: number;
    readonly order: number;
    readonly length: number;
    readonly from: number;
  }[] = [];
  ids.forEach((id) => {
    const order = orders.get(id) ?? null;
    if (order === null) return;
    const from = best.reduce(
      (found, item, index) =>
        item.order < order && item.length > (best[found]?.length ?? 0) ? index : found,
      -1,
    );
    best.push({ id, order, length: (best[from]?.length ?? 0) + 1, from });
  });
  const kept = new Map<number, number>();
  let at = best.reduce(
    (found, item, index) => (item.length > (best[found]?.length ?? 0) ? index : found),
    -1,
  );
  while (at >= 0) {
    const item = best[at];
    if (!item) break;
    kept.set(item.id, item.order);
    at = item.from;
  }
  return kept;
}

/** Whole numbers for the others: between those that are kept if there is room, else pushing the next ones up. */
function fill(ids: readonly number[], kept: ReadonlyMap<number, number>): Map<number, number> {
  const numbers = new Map<number, number>();
  let previous = -1;
  ids.forEach((id, index) => {
    const own = kept.get(id);
    const following = ids.slice(index + 1).find((other) => kept.has(other));
    const next = following === undefined ? undefined : kept.get(following);
    if (own !== undefined && own > previous) previous = own;
    else if (own !== undefined) previous += 1;
    else if (next === undefined) previous += STEP;
    else previous = next - previous > 1 ? Math.floor((previous + next) / 2) : previous + 1;
    numbers.set(id, previous);
  });
  return numbers;
}
