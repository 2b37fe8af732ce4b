/**
 * Items with their index as React key. For lists that the server renders and that never change their order: the
 * backend's ids need not be unique, and indexes are short.
 */
export const withPlaces = <T>(items: readonly T[]): { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }));
