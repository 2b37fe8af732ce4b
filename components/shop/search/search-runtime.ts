import {
  activeCategory,
  foundLittle,
  type SearchList,
  type SearchLists,
  withNear,
} from "#lib/shop/domain/search/search-result.ts";
import {
  SEARCH_DEBOUNCE,
  type SearchCategory,
  type SearchView,
} from "#lib/shop/domain/search/searched-view.ts";
import { normaliseKeywords } from "#lib/shop/values/keywords.ts";

export interface SearchState {
  /** The view in the URL: keywords, tab and page. */
  readonly view: SearchView;
  /** The tab that is shown. */
  readonly shown: SearchCategory | null;
  /** The last results and their keywords: they stay while others are loaded, and after a failure. */
  readonly lists: SearchLists;
  readonly found: string;
  readonly status: "idle" | "loading" | "failed";
}

interface Parts {
  readonly categories: readonly SearchCategory[];
  readonly start: { readonly view: SearchView; readonly lists: SearchLists };
  /** Rejects on every fault. */
  readonly search: (
    category: SearchCategory,
    keywords: string,
    page: number,
  ) => Promise<SearchList>;
  /** Near matches for keywords that nothing has, or little. */
  readonly searchNear: (keywords: string) => Promise<SearchLists>;
  readonly cancel: () => void;
  /** Writes a view into the URL. */
  readonly writeUrl: (view: SearchView) => void;
  /** Puts keywords into the box that were not typed there, e.g. after going back. */
  readonly fillBox: (keywords: string) => void;
}

/** The initial state: the server's results. */
function stateOf(
  { view, lists }: Parts["start"],
  categories: readonly SearchCategory[],
): SearchState {
  const shown = activeCategory(view.category, categories, lists);
  const failed = view.keywords !== "" && shown !== null && !lists[shown];
  return { view, shown, lists, found: view.keywords, status: failed ? "failed" : "idle" };
}

type WantedPage = readonly [SearchCategory, number];

/** The pages to request: one of every tab for new keywords, otherwise the missing one. */
function missingPages(
  view: SearchView,
  { found, lists }: SearchState,
  categories: readonly SearchCategory[],
): WantedPage[] {
  if (view.keywords !== found)
    return categories.map((category) => [category, category === view.category ? view.page : 1]);
  const shown = activeCategory(view.category, categories, lists);
  return shown && lists[shown]?.page !== view.page ? [[shown, view.page]] : [];
}

/** Searches several tabs in parallel. A tab whose search fails has no list. */
async function searchPages(
  search: Parts["search"],
  keywords: string,
  wanted: readonly WantedPage[],
): Promise<SearchLists> {
  const answers = wanted.map(async ([category, page]) => [
    category,
    await search(category, keywords, page).catch(() => null),
  ]);
  return Object.fromEntries(await Promise.all(answers));
}

/** Adds similar results if there are few, and if these can be read. */
const widen = async (
  found: SearchLists,
  keywords: string,
  near: (keywords: string) => Promise<SearchLists>,
): Promise<SearchLists> =>
  foundLittle(found)
    ? near(keywords).then(
        (lists) => withNear(found, lists, keywords),
        () => found,
      )
    : found;

const isSame = (a: SearchView, b: SearchView) =>
  a.keywords === b.keywords && a.category === b.category && a.page === b.page;

/**
 * The search of one page, without its markup: typing is debounced by 500 ms, every tab is requested once for new
 * keywords, and a response counts only if there is no newer request (docs/screens.md §2.14).
 */
export function createSearchRuntime(parts: Parts) {
  const { categories, search, searchNear, cancel, writeUrl, fillBox } = parts;
  let state = stateOf(parts.start, categories);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest = 0;
  let stopped = false;
  const listeners = new Set<() => void>();

  function set(changed: Partial<SearchState>): void {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }

  async function load(view: SearchView): Promise<void> {
    clearTimeout(timer);
    const request = ++lastRequest;
    cancel();
    if (view.keywords === "") {
      const shown = activeCategory(view.category, categories, {});
      set({ view, shown, lists: {}, found: "", status: "idle" });
      return;
    }
    const wanted = missingPages(view, state, categories);
    const isNew = view.keywords !== state.found;
    const shown = isNew ? state.shown : activeCategory(view.category, categories, state.lists);
    set({ view, shown, status: wanted.length > 0 ? "loading" : "idle" });
    if (wanted.length === 0) return;
    const answers = await searchPages(search, view.keywords, wanted);
    if (request !== lastRequest) return;
    const found = isNew ? await widen(answers, view.keywords, searchNear) : answers;
    if (request !== lastRequest) return;
    const tab = isNew ? activeCategory(view.category, categories, found) : shown;
    if (tab === null || !found[tab]) set({ status: "failed" });
    else
      set({
        shown: tab,
        lists: isNew ? found : { ...state.lists, ...found },
        found: view.keywords,
        status: "idle",
      });
  }

  function go(view: SearchView): void {
    writeUrl(view);
    void load(view);
  }

  function submit(text: string): void {
    clearTimeout(timer);
    const keywords = normaliseKeywords(text);
    if (keywords === state.view.keywords && state.status !== "failed") return;
    go({ ...state.view, keywords, page: 1 });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Debounces typed text. */
    type(text: string): void {
      clearTimeout(timer);
      timer = setTimeout(() => submit(text), SEARCH_DEBOUNCE);
    },
    /** Searches now. */
    submit,
    /** The same for keywords that were not typed. */
    ask(keywords: string): void {
      fillBox(keywords);
      submit(keywords);
    },
    choose: (category: SearchCategory) => go({ ...state.view, category, page: 1 }),
    goToPage: (page: number) => go({ ...state.view, category: state.shown, page }),
    retry: () => void load(state.view),
    /** Applies the view in the URL, after going back or forward. `lastState` is the state shown there last. */
    open(view: SearchView, lastState: SearchState | null): void {
      const cutOff = stopped && state.status === "loading";
      stopped = false;
      if (isSame(view, state.view) && !cutOff) return;
      fillBox(view.keywords);
      if (lastState && isSame(lastState.view, view) && lastState.status === "idle") {
        lastRequest += 1;
        clearTimeout(timer);
        set(lastState);
      } else void load(view);
    },
    /** Drops the pending debounce and the requests in flight; `open` resumes. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
      lastRequest += 1;
      cancel();
    },
  };
}
