import type { WishlistStore } from "#stores/wishlist/wishlist-store.ts";

/**
 * The rules that turn the buttons of these products into `Remove from wishlist`. A style sheet, and not the buttons
 * themselves: they are markup of cached pages, React's own, and come and go with lists.
 */
export function marksOf(ids: readonly number[]): string {
  if (ids.length === 0) return "";
  const button = `:is(${ids.map((id) => `[data-wishlist="${id}"]`).join(",")})`;
  return [
    `${button} .wish-add{display:none}`,
    `${button} .wish-remove{display:inline}`,
    `${button} svg{fill:currentColor}`,
  ].join("");
}

/** Keeps the buttons of the page in step with the store. */
export function followWishlist(store: WishlistStore): void {
  // A sheet of script is not an inline style: the pages' policy lets it pass.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const mark = () => sheet.replaceSync(marksOf(store.getState().ids ?? []));
  mark();
  store.subscribe(mark);
}
