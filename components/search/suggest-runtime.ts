import type { SearchItem } from "#lib/domain/search/search-result.ts";
import { normaliseKeywords, SEARCH_DEBOUNCE } from "#lib/domain/search/search-view.ts";

/** Below this many letters nothing is asked. */
const LEAST = 2;

export interface Suggested {
  readonly keywords: string;
  readonly items: readonly SearchItem[];
}

/**
 * What is suggested for what is typed: after 500 ms of quiet, never for one letter, and only while nothing newer was
 * typed. `show(null)` takes the list away; a failed read is no suggestions.
 */
export function createSuggestRuntime(
  ask: (keywords: string) => Promise<readonly SearchItem[]>,
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
        ask(keywords)
          .catch(() => null)
          .then((items) => {
            if (keywords === latest) show(items && { keywords, items });
          });
      }, SEARCH_DEBOUNCE);
    },
    /** Forgets what was typed: nothing that is still on its way is shown. */
    stop(): void {
      clearTimeout(timer);
      latest = "";
    },
  };
}
