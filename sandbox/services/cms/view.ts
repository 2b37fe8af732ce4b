import { fromJson } from "../../database/db.ts";
import { dressed, type Post, type Term, textIn } from "../../database/documents.ts";
import { mediaOf } from "../../domain/media.ts";
import type { Call } from "../../http/call.ts";

const docs = <T>(call: Call, table: "terms" | "posts"): T[] =>
  call.db
    .all<{ doc: string }>(
      `SELECT doc FROM ${table} WHERE site_id = ? ORDER BY id`,
      call.site.siteId,
    )
    .map((row) => fromJson<T>(row.doc));

export const termsOf = (call: Call): Term[] => docs<Term>(call, "terms");
export const postsOf = (call: Call): Post[] => docs<Post>(call, "posts");

/** A term as the backend answers it (`docs/contract.md §5`). */
export const toTerm = (call: Call, term: Term) => ({
  id: term.id,
  title: textIn(term.title, call.language),
  slug: textIn(term.slug, call.language),
  slugMain: term.slug.en,
  parentId: term.parentId,
  termType: term.type,
  translations: Object.fromEntries(
    call.site.languages.map((code) => [code, textIn(term.slug, code)]),
  ),
});

/** A post as the backend answers it (`docs/contract.md §5`). Pages are posts too. */
export function toPost(call: Call, post: Post, terms: readonly Term[]) {
  const { language } = call;
  const media = mediaOf(call.db, post.picture, language);
  const title = textIn(post.title, language);
  const excerpt = textIn(post.excerpt, language);
  const answer = {
    id: post.id,
    title,
    slug: textIn(post.slug, language),
    slugMain: post.slug.en,
    body: textIn(post.body, language),
    excerpt,
    media,
    published_at: post.publishedAt,
    author: { name: post.author },
    terms: terms.filter(({ id }) => post.terms.includes(id)).map((term) => toTerm(call, term)),
    postTypeSlug: post.kind,
    language_code: language,
    translations: Object.fromEntries(
      call.site.languages.map((code) => [code, textIn(post.slug, code)]),
    ),
    seo: { title, description: excerpt, image: media },
    status: "published",
  };
  return dressed(answer, post);
}

/** The terms of these slugs (in the call's language, or language-independent) and all below them. */
export function withDescendants(
  call: Call,
  terms: readonly Term[],
  slugs: readonly string[],
): Set<number> {
  const found = new Set(
    terms
      .filter(
        (term) => slugs.includes(textIn(term.slug, call.language)) || slugs.includes(term.slug.en),
      )
      .map(({ id }) => id),
  );
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const term of terms)
      if (term.parentId !== null && found.has(term.parentId)) found.add(term.id);
  }
  return found;
}
