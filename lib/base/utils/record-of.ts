/** A record that has a value for each of the keys. */
export const recordOf = <K extends string, V>(
  keys: readonly K[],
  toValue: (key: K) => V,
): Record<K, V> =>
  recordByName(
    keys.map((name) => ({ name })),
    ({ name }) => toValue(name),
  );

/** A record that has a value for each of the items, under its name. */
export const recordByName = <Item extends { readonly name: string }, V>(
  items: readonly Item[],
  toValue: (item: Item) => V,
): Record<Item["name"], V> => {
  const entries = items.map((item) => [item.name, toValue(item)]);
  // The type of `Object.fromEntries` does not keep the keys.
  return Object.fromEntries(entries) as Record<Item["name"], V>;
};
