import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Term } from "#lib/shop/api/schemas/content-schema.ts";
import { ancestorsOf } from "#lib/shop/domain/content/term-tree.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** All categories of the blog. */
export const listBlogCategories = cache(async (context: SiteContext): Promise<Term[]> => {
  const answer = await read(context, calls.cms.term.filter, {
    input: { termTypeTitles: "category", noPaginate: "true" },
    tags: ["terms"],
    shared: true,
  });
  return answer?.categories ?? [];
});

/** A category or tag by its slug, null when there is none. */
export const getTerm = cache(async (context: SiteContext, slug: string): Promise<Term | null> => {
  const answer = await read(context, calls.cms.term.filter, { input: { slug }, tags: ["terms"] });
  return answer?.slugMain ?? null;
});

/**
 * The term at a path below the blog (segments joined by `/`): the one with that slug, else the one that the last
 * segment names, if the segments before it are the categories above it. Null when there is none.
 */
export async function findTerm(context: SiteContext, path: string): Promise<Term | null> {
  const exact = await getTerm(context, path);
  if (exact || !path.includes("/")) return exact;
  const above = path.split("/");
  const term = await getTerm(context, above.pop() ?? "");
  if (!term) return null;
  const ancestors = ancestorsOf(term, await listBlogCategories(context));
  const names = ancestors.map(({ slug }) => slug).join("/");
  return `/${names}`.endsWith(`/${above.join("/")}`) ? term : null;
}

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
  // A backend without tags may return its categories twice.
  return [...new Map(terms.map((term) => [term.id, term])).values()];
}
