import "server-only";
import { calls } from "@/lib/api/calls";
import type { Term } from "@/lib/api/schemas/content";
import type { SiteContext } from "@/lib/site/types";
import { read } from "./read";

/** Everything posts are filed under: categories and tags. */
export async function listTerms(context: SiteContext): Promise<Term[]> {
  const answers = await Promise.all(
    ["category", "tag"].map((termTypeTitles) =>
      read(context, calls.cms.termFilter, {
        input: { termTypeTitles, noPaginate: "true" },
        tags: ["terms"],
      }),
    ),
  );
  const terms = answers.flatMap((answer) => answer?.categories ?? []);
  // A backend that knows no tags may answer its categories twice.
  return [...new Map(terms.map((term) => [term.id, term])).values()];
}
