/**
 * Items with their index as a key for React. For lists that the server renders and that never change their order: the
 * ids of a backend need not be unique, and indexes are short.
 */
export const withPlaces = <T>(items: readonly T[]): { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }));
