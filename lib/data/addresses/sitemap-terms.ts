import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import type { Term } from "#lib/api/schemas/content.ts";
import { read } from "#lib/data/read.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** Everything posts are filed under: categories and tags. */
export async function listTerms(context: SiteContext): Promise<Term[]> {
  const answers = await Promise.all(
    ["category", "tag"].map((termTypeTitles) =>
      read(context, calls.cms.term.filter, {
        input: { termTypeTitles, noPaginate: "true" },
        tags: ["terms"],
      }),
    ),
  );
  const terms = answers.flatMap((answer) => answer?.categories ?? []);
  // A backend that knows no tags may answer its categories twice.
  return [...new Map(terms.map((term) => [term.id, term])).values()];
}
