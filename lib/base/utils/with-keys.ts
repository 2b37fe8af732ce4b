/**
 * Items with React keys that are unique even if the backend's ids are not: the second `7` becomes `7.1`. The keys stay
 * the same as long as the order does.
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
