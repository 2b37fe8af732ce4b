/**
 * Items with keys for React that are unique even where the ids of a backend are not: the second `7` becomes `7.1`. As
 * long as the order stays, so do the keys.
 */
export function withKeys<T>(
  items: readonly T[],
  idOf: (item: T) => string | number,
): { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = String(idOf(item));
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { key: before === 0 ? id : `${id}.${before}`, item };
  });
}
