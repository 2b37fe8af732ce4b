/**
 * The first items of a list, at most `most`, that have a picture: these pictures are visible at once and therefore
 * loaded first, however many items without one come before them.
 */
export function firstPictures<Item>(
  items: readonly Item[],
  imageOf: (item: Item) => unknown,
  most: number,
): ReadonlySet<Item> {
  return new Set(items.filter((item) => imageOf(item)).slice(0, most));
}
