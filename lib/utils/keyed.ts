/**
 * Pairs items with React keys: an item's own id, with a number behind it where an earlier item has the same id. For
 * lists whose ids come from a backend that does not promise to keep them unique.
 */
export function keyed<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | number,
): readonly (readonly [key: string, item: Item])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = String(idOf(item));
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return [count === 1 ? id : `${id} (${count})`, item];
  });
}
