import "server-only";
import { cache } from "react";
import { calls } from "@/lib/api/calls";
import type { Term } from "@/lib/api/schemas/content";
import type { SiteContext } from "@/lib/site/types";
import { read } from "./read";

/** All categories of the blog, null-safe: an answer without any is an empty list. */
export const listBlogCategories = cache(async (context: SiteContext): Promise<Term[]> => {
  const answer = await read(context, calls.cms.termFilter, {
    input: { termTypeTitles: "category", noPaginate: "true" },
    tags: ["terms"],
  });
  return answer?.categories ?? [];
});

/** A category or tag by its slug, null when there is none. */
export const getTerm = cache(async (context: SiteContext, slug: string): Promise<Term | null> => {
  const answer = await read(context, calls.cms.termFilter, { input: { slug }, tags: ["terms"] });
  return answer?.slugMain ?? null;
});
