"use client";

import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useSite } from "#components/providers/site-provider.tsx";
import type { SearchLists } from "#lib/domain/search/search-result.ts";
import {
  readSearchView,
  type SearchCategory,
  type SearchView,
  toSearchQuery,
} from "#lib/domain/search/search-view.ts";
import { toImage } from "#lib/media/to-image.ts";
import { createSearchRuntime, type SearchState } from "./search-runtime.ts";

export interface SearchStart {
  readonly view: SearchView;
  readonly lists: SearchLists;
  readonly categories: readonly SearchCategory[];
  /** The slugMain of the front page. */
  readonly home: string;
}

/** What the page last showed: it is there at once when somebody comes back to it. */
let held: SearchState | null = null;
let loaded: typeof import("#lib/client/search.ts") | null = null;

/** The search of the page, and the box it is typed into. The calls are downloaded when they are first needed. */
export function useSearch({ view, lists, categories, home }: SearchStart) {
  const field = useRef<HTMLInputElement>(null);
  const { mediaUrl } = useSite();
  const runtime = useMemo(
    () =>
      createSearchRuntime({
        categories,
        start: { view, lists },
        search: async (category, keywords, page) => {
          loaded ??= await import("#lib/client/search.ts");
          return loaded.searchTab(category, keywords, page, {
            imageOf: (media) => toImage(media, mediaUrl),
            home,
          });
        },
        cancel: () => loaded?.cancelSearches(),
        follow: (asked) => {
          const query = toSearchQuery(asked, new URLSearchParams(location.search));
          // Without a state of its own the router takes the address over; a new entry would fill the way back.
          history.replaceState(null, "", location.pathname + query + location.hash);
        },
        fill: (keywords) => {
          if (field.current) field.current.value = keywords;
        },
      }),
    [view, lists, categories, home, mediaUrl],
  );
  const state = useSyncExternalStore(runtime.subscribe, runtime.state, runtime.state);

  useLayoutEffect(() => {
    const box = field.current;
    const typed = box && box.value !== box.defaultValue ? box.value : null;
    runtime.open(readSearchView(new URLSearchParams(location.search)), held);
    // Typed before the page came to life.
    if (typed !== null && box) {
      box.value = typed;
      runtime.type(typed);
    }
  }, [runtime]);

  useEffect(
    () => () => {
      held = runtime.state();
      runtime.stop();
    },
    [runtime],
  );

  return { field, runtime, state, held };
}
