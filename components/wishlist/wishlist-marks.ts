import type { WishlistStore } from "#stores/wishlist/wishlist-store.ts";

/**
 * The CSS rules that make the buttons of these products say `Remove from wishlist`. The buttons themselves are not
 * changed: they are markup of cached pages, rendered by React, and come and go with lists.
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

/** Keeps the buttons of the page up to date with the store. */
export function followWishlist(store: WishlistStore): void {
  // A constructed style sheet is allowed by the content security policy, an inline style is not.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const mark = () => sheet.replaceSync(marksOf(store.getState().ids ?? []));
  mark();
  store.subscribe(mark);
}
