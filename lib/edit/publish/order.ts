/** Between two sections, so that a later one fits in without renumbering the page. */
const STEP = 10;

interface Numbered {
  readonly id: number;
  /** Null where it has none. */
  readonly order: number | null;
}

/**
 * The numbers that put sections into an order, for those only that need another one: an element that is not moved is
 * not written. Sections that stand in the page and not in `wanted` keep their numbers.
 */
export function newOrders(
  present: readonly Numbered[],
  wanted: readonly number[],
): Map<number, number> {
  const byId = new Map(present.map((item) => [item.id, item.order]));
  const ids = wanted.filter((id) => byId.has(id));
  const kept = longestRising(ids, byId);
  const numbers = fill(ids, kept) ?? new Map(ids.map((id, index) => [id, (index + 1) * STEP]));
  return new Map([...numbers].filter(([id, order]) => byId.get(id) !== order));
}

/** The most sections that stand in rising order already. */
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

/** Whole numbers for the others between those that are kept; null where there is no room. */
function fill(
  ids: readonly number[],
  kept: ReadonlyMap<number, number>,
): Map<number, number> | null {
  const numbers = new Map<number, number>();
  let previous = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    const own = kept.get(id);
    if (own !== undefined) {
      numbers.set(id, own);
      previous = own;
      continue;
    }
    const rest = ids.slice(index);
    const end = rest.findIndex((other) => kept.has(other));
    const run = end < 0 ? rest : rest.slice(0, end);
    const next = end < 0 ? undefined : kept.get(rest[end] ?? 0);
    const low = Number.isFinite(previous) ? previous : (next ?? STEP) - STEP * (run.length + 1);
    const gap = next === undefined ? STEP : Math.floor((next - low) / (run.length + 1));
    if (gap < 1) return null;
    run.forEach((other, place) => {
      previous = low + gap * (place + 1);
      numbers.set(other, previous);
    });
    index += run.length - 1;
  }
  return numbers;
}
