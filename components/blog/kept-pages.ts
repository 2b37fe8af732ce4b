import type { PostPage } from "./fetch-post-page.ts";

/** The list that was read last: where, from which page on, and what was loaded. Lives as long as the tab shows the shop. */
let kept: { readonly list: string; readonly pages: PostPage[] } | null = null;

const nameOf = (firstPage: number) => `${location.pathname}|${firstPage}`;
const pageInUrl = () => new URLSearchParams(location.search).get("page");

/** Remembers a loaded page, and says so in the address: a reload opens it, and so does a link to it. */
export function keepPages(firstPage: number, loaded: PostPage): void {
  const list = nameOf(firstPage);
  if (kept?.list !== list) kept = { list, pages: [] };
  kept.pages.push(loaded);
  const url = new URL(location.href);
  url.searchParams.set("page", String(loaded.page));
  history.replaceState(null, "", url);
}

/** What had been loaded when this list was left, where the address still says so. */
export function keptPages(firstPage: number): readonly PostPage[] {
  if (kept?.list !== nameOf(firstPage)) return [];
  if (String(kept.pages.at(-1)?.page) === pageInUrl()) return kept.pages;
  kept = null;
  return [];
}
