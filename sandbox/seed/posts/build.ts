import { copy } from "../copy.ts";
import { slugsOf } from "../text.ts";
import type { SeedPost } from "../types.ts";

/** A post from its copy; the slugs follow from the titles. */
export function post(
  id: number,
  facts: Pick<SeedPost, "picture" | "terms" | "author" | "daysAgo">,
  source: string,
): SeedPost {
  const { title, lead, body } = copy(source);
  return { id, kind: "post", title, slug: slugsOf(title), excerpt: lead, body, ...facts };
}
