import { type Post, textIn } from "../../database/documents.ts";
import { notFound } from "../../domain/failure.ts";
import { fold } from "../../domain/match.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, list, optionalText, record } from "../../http/input.ts";
import { cut, listA, listB, mapPage, paging } from "../../http/lists.ts";
import {
  isIn,
  postsOf,
  publishedAt,
  shownPosts,
  slugMainOf,
  statusOf,
  termsIn,
  termsOf,
  toPost,
  toTerm,
  withDescendants,
} from "./view.ts";

/** Posts, pages and terms (`docs/contract.md §5`). */
export const posts = [
  route("POST", "v1/cms/post/filterStandard", (call) => {
    const terms = termsOf(call);
    const found = readable(call).filter(matcher(call)).toSorted(comparer(call));
    return listA(mapPage(cut(found, paging(call)), (post) => toPost(call, post, terms)));
  }),
  route("GET", "v1/cms/term/filter", (call) => {
    const slug = argument(call, "slug");
    const terms = termsOf(call);
    if (slug) {
      const term = terms.find((one) => textIn(one.slug, call.language) === slug);
      if (!term) throw notFound("Term not found.");
      return { slugMain: toTerm(call, term) };
    }
    const types = argument(call, "termTypeTitles").split(",").filter(Boolean);
    const found = terms.filter(({ type }) => types.length === 0 || types.includes(type));
    const limit = argument(call, "noPaginate") === "true" ? found.length : paging(call).limit;
    return { categories: found.slice(0, limit).map((term) => toTerm(call, term)) };
  }),
  route("POST", "v1/cms/term/filterStandard", (call) => {
    const words = fold(optionalText(call.body, "search"));
    const found = termsOf(call).filter((term) =>
      fold(textIn(term.title, call.language)).includes(words),
    );
    return listB(mapPage(cut(found, paging(call)), (term) => toTerm(call, term)));
  }),
  route("GET", "v1/cms/term/get/:id", (call) => {
    const term = termsOf(call).find(({ id }) => id === Number(call.params.id));
    if (!term) throw notFound("Term not found.");
    return toTerm(call, term);
  }),
];

/** Staff that ask for a `status` (or for `any`) get drafts too. */
function readable(call: Call): Post[] {
  const status = optionalText(call.body, "status");
  if (!call.account?.backoffice || status === "") return shownPosts(call);
  return postsOf(call).filter(
    (post) =>
      isIn(post, call.language) && (status === "any" || statusOf(post, call.language) === status),
  );
}

function matcher(call: Call): (post: Post) => boolean {
  const { body, language } = call;
  const words = fold(optionalText(body, "search")).split(/\s+/).filter(Boolean);
  const slug = optionalText(body, "slug");
  const ids = [body.id ?? []].flat().map(Number);
  const slugs = list(body.termSlugs).map(String);
  const kinds = body.postTypeSlugs === undefined ? ["post"] : list(body.postTypeSlugs).map(String);
  const inside = slugs.length > 0 ? withDescendants(call, termsOf(call), slugs) : null;
  return (post) =>
    kinds.includes(post.kind) &&
    (ids.length === 0 || ids.includes(post.id)) &&
    (slug === "" || textIn(post.slug, language) === slug || slugMainOf(post) === slug) &&
    (inside === null || termsIn(post, language).some((id) => inside.has(id))) &&
    words.every((word) => textOf(post, language).includes(word));
}

/** The texts in which posts are searched, by language, folded once. */
const texts = new WeakMap<Post, Map<string, string>>();

function textOf(post: Post, language: string): string {
  const known = texts.get(post) ?? new Map<string, string>();
  texts.set(post, known);
  const text =
    known.get(language) ??
    fold([post.title, post.excerpt, post.body].map((one) => textIn(one, language)).join(" "));
  known.set(language, text);
  return text;
}

function comparer(call: Call): (a: Post, b: Post) => number {
  const { field = "published_at", order = "desc" } = record(call.body.sort);
  const sign = order === "asc" ? 1 : -1;
  const key = (post: Post) =>
    field === "title"
      ? textIn(post.title, call.language)
      : field === "id"
        ? post.id
        : publishedAt(post, call.language);
  const { compare: inWords } = new Intl.Collator(call.language);
  const compare = (a: string | number, b: string | number) => {
    if (typeof a === "number" && typeof b === "number") return a - b;
    if (field === "title") return inWords(String(a), String(b));
    return a < b ? -1 : a > b ? 1 : 0;
  };
  return (a, b) => sign * compare(key(a), key(b)) || b.id - a.id;
}
