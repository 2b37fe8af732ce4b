"use client";

import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { SearchLists } from "#lib/shop/domain/search/search-result.ts";
import {
  readSearchView,
  type SearchCategory,
  type SearchView,
  toSearchQuery,
} from "#lib/shop/domain/search/searched-view.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { createSearchRuntime, type SearchState } from "./search-runtime.ts";

export interface SearchStart {
  readonly view: SearchView;
  readonly lists: SearchLists;
  readonly categories: readonly SearchCategory[];
  /** The slugMain of the home page. */
  readonly home: string;
  /** Whether results are marked for analytics. */
  readonly isTracked?: boolean | undefined;
  /** The site's own synonyms, in the page's language. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The page's last state, shown immediately on return to it. */
let lastState: SearchState | null = null;
let loaded: typeof import("#lib/web/client/search-calls.ts") | null = null;

/** The search of the page, and its box. The code of the calls is downloaded on first use. */
export function useSearch({ view, lists, categories, home, synonyms }: SearchStart) {
  const field = useRef<HTMLInputElement>(null);
  const { mediaUrl, locale, currency } = useSite();
  const runtime = useMemo(() => {
    const deps = {
      imageOf: (media: Media | null) => toImage(media, mediaUrl),
      home,
      wish: { language: locale, currency },
    };
    return createSearchRuntime({
      categories,
      start: { view, lists },
      search: async (category, keywords, page) => {
        loaded ??= await import("#lib/web/client/search-calls.ts");
        return loaded.searchTab(category, keywords, page, deps);
      },
      searchNear: async (keywords) => {
        loaded ??= await import("#lib/web/client/search-calls.ts");
        const lexicon = { language: locale, synonyms };
        return loaded.searchNearTabs(keywords, categories, lexicon, deps);
      },
      cancel: () => loaded?.cancelSearches(),
      writeUrl: (next) => {
        const query = toSearchQuery(next, new URLSearchParams(location.search));
        // Without a state object Next's router picks the URL up; a new history entry per keystroke would clutter the
        // history.
        history.replaceState(null, "", location.pathname + query + location.hash);
      },
      fillBox: (keywords) => {
        if (field.current) field.current.value = keywords;
      },
    });
  }, [view, lists, categories, home, synonyms, mediaUrl, locale, currency]);
  const state = useSyncExternalStore(runtime.subscribe, runtime.state, runtime.state);

  useLayoutEffect(() => {
    const box = field.current;
    const typed = box && box.value !== box.defaultValue ? box.value : null;
    runtime.open(readSearchView(new URLSearchParams(location.search)), lastState);
    // Typed before hydration.
    if (typed !== null && box) {
      box.value = typed;
      runtime.type(typed);
    }
  }, [runtime]);

  useEffect(
    () => () => {
      lastState = runtime.state();
      runtime.stop();
    },
    [runtime],
  );

  return { field, runtime, state, lastState };
}
