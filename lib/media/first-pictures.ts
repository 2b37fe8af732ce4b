/**
 * The first items of a list, `most` at most, that have a picture: theirs are seen at once and therefore loaded first,
 * however many items without one stand before them.
 */
export function firstPictures<Item>(
  items: readonly Item[],
  imageOf: (item: Item) => unknown,
  most: number,
): ReadonlySet<Item> {
  return new Set(items.filter((item) => imageOf(item)).slice(0, most));
}
