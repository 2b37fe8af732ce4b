import "server-only";
import { type PageHrefs, sayPageLanguages } from "#lib/site/page-languages.ts";
import { PageLanguagesIsland } from "./page-languages-island.tsx";

interface PageLanguagesProps {
  readonly hrefs: PageHrefs;
  /** What of the page's query holds in every language, with its `?`: order and filters, not the page's number. */
  readonly query?: string;
}

/**
 * Mounted by every page: local addresses of the same thing by language. The header waits for them on the server, so
 * that its links are right without a script; on a change of page the island tells it.
 */
export function PageLanguages({ hrefs, query = "" }: PageLanguagesProps) {
  const full = query
    ? Object.fromEntries(Object.entries(hrefs).map(([code, href]) => [code, href + query]))
    : hrefs;
  sayPageLanguages(full);
  return <PageLanguagesIsland hrefs={full} />;
}
