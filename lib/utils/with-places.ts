/**
 * Items with their place as a key for React. For lists that the server renders and nobody reorders: the ids of a backend
 * need not be unique, and places are short.
 */
export const withPlaces = <T>(items: readonly T[]): { readonly key: number; readonly item: T }[] =>
  items.map((item, key) => ({ key, item }));
