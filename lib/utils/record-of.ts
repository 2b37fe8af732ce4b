/** A record that has a value for each of the keys. */
export const recordOf = <K extends string, V>(
  keys: readonly K[],
  toValue: (key: K) => V,
): Record<K, V> =>
  // The type of `Object.fromEntries` does not keep the keys.
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, V>;
