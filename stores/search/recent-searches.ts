import { stored } from "#lib/base/browser/storage.ts";
import {
  readKeywords,
  withKeywords,
  withoutKeywords,
} from "#lib/shop/domain/search/kept-keywords.ts";

const kept = stored("local", "baseline.searches", readKeywords);
const write = (searches: string[]): void => void kept.write(searches.length > 0 ? searches : null);

/** The searches made in this browser, newest first. They leave it with the personal data. */
export const recentSearches = {
  read: (): string[] => kept.read() ?? [],
  add: (keywords: string): void => write(withKeywords(kept.read() ?? [], keywords)),
  remove: (keywords: string): void => write(withoutKeywords(kept.read() ?? [], keywords)),
  clear: (): void => write([]),
};
