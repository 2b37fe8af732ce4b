import { type Post, textIn } from "../../database/documents.ts";
import { conflict, invalid } from "../../domain/failure.ts";
import { isIn, slugMainOf } from "./view.ts";

/** Letters and digits of any script in lower case, with single hyphens between. */
const SLUG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;
const SHORTEST = 4;

/** The slug; 422 if it isn't valid. */
export function checkedSlug(slug: string): string {
  if ([...slug].length < SHORTEST) throw invalid(`slug must have at least ${SHORTEST} characters.`);
  if (!SLUG.test(slug) || slug !== slug.toLowerCase())
    throw invalid("slug holds lower-case letters, digits and single hyphens.");
  return slug;
}

/** Whether another post or page has this slug in the language, or as the slug shared by all languages. */
export const isTaken = (
  posts: readonly Post[],
  slug: string,
  language: string,
  except = 0,
): boolean =>
  posts.some(
    (post) =>
      post.id !== except &&
      (slugMainOf(post) === slug || (isIn(post, language) && textIn(post.slug, language) === slug)),
  );

export function refuseTaken(...[posts, slug, language, except]: Parameters<typeof isTaken>): void {
  if (isTaken(posts, slug, language, except))
    throw conflict(`slug: ${slug} is taken in ${language}.`);
}
