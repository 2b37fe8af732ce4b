import type { SearchItem } from "#lib/shop/domain/search/search-result.ts";
import { SEARCH_DEBOUNCE } from "#lib/shop/domain/search/searched-view.ts";
import { normaliseKeywords } from "#lib/shop/values/keywords.ts";

/** The least number of characters for suggestions. */
const LEAST = 2;

export interface Suggested {
  readonly keywords: string;
  readonly items: readonly SearchItem[];
}

/**
 * Suggestions for typed text: debounced by 500 ms, never for a single character, and only while nothing newer was
 * typed. `show(null)` hides the list; a failed request gives no suggestions.
 */
export function createSuggestRuntime(
  search: (keywords: string) => Promise<readonly SearchItem[]>,
  show: (suggested: Suggested | null) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = "";
  const isEnough = (keywords: string) => [...keywords].length >= LEAST;
  return {
    type(text: string): void {
      const keywords = normaliseKeywords(text);
      if (keywords === latest) return;
      latest = keywords;
      clearTimeout(timer);
      if (!isEnough(keywords)) {
        show(null);
        return;
      }
      timer = setTimeout(() => {
        search(keywords)
          .catch(() => null)
          .then((items) => {
            if (keywords === latest) show(items && { keywords, items });
          });
      }, SEARCH_DEBOUNCE);
    },
    /** Drops the typed text; results still in flight are not shown. */
    stop(): void {
      clearTimeout(timer);
      latest = "";
    },
  };
}
