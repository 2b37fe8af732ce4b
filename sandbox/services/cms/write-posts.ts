import { type Post, type PostOwn, textIn } from "../../database/documents.ts";
import { conflict, invalid, notFound } from "../../domain/failure.ts";
import { mediaById } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { list, optionalText, record, text } from "../../http/input.ts";
import type { SiteLanguage } from "../../seed/text.ts";
import { checkedSlug, refuseTaken } from "./slugs.ts";
import { isIn, postsOf, slugMainOf, termsOf, toPost } from "./view.ts";

const STAFF = { role: "staff", scope: "cms.post" } as const;
const TEXTS = ["title", "body", "excerpt"] as const;

/** New posts and pages, and changes to them: one language at a time. */
export const writePosts = [
  route(
    "POST",
    "v1/cms/post/create",
    (call) => {
      const language = languageOf(call);
      const posts = postsOf(call);
      const slug = checkedSlug(text(call.body, "slug"));
      const title = text(call.body, "title");
      const main = optionalText(call.body, "slugMain");
      const kind = optionalText(call.body, "postTypeSlug") || "post";
      if (
        !call.db.get(
          "SELECT 1 FROM post_types WHERE site_id = ? AND slug = ?",
          call.site.siteId,
          kind,
        )
      )
        throw invalid("postTypeSlug names no post type of this site.");
      const sibling = posts.find((post) => main !== "" && slugMainOf(post) === main);
      if (sibling && isIn(sibling, language))
        throw conflict(`slugMain: ${main} exists in ${language}.`);
      refuseTaken(posts, slug, language, sibling?.id);
      const now = new Date().toISOString();
      const base = sibling ? withLanguage(sibling, language) : emptyPost(call, kind, main || slug);
      const post = written(call, { ...base, slug: put(base.slug, language, slug) }, language, now);
      if (sibling) return answerOf(call, store(call, post), language);
      const { lastId } = call.db.run(
        "INSERT INTO posts (site_id, kind, published_at, doc) VALUES (?, ?, ?, '{}')",
        call.site.siteId,
        kind,
        now,
      );
      const first = { ...post, title: put(post.title, language, title), languages: [language] };
      return answerOf(call, store(call, { ...first, id: lastId }), language);
    },
    STAFF,
  ),
  route(
    "PATCH",
    "v1/cms/post/update/:id",
    (call) => {
      const language = languageOf(call);
      const posts = postsOf(call);
      const found = posts.find(({ id }) => id === Number(call.params.id));
      if (!found || !isIn(found, language)) throw notFound("Post not found.");
      const post = { ...found, slugMain: slugMainOf(found) };
      if (call.body.title !== undefined) text(call.body, "title");
      if (call.body.slug !== undefined) {
        const slug = checkedSlug(text(call.body, "slug"));
        refuseTaken(posts, slug, language, post.id);
        post.slug = put(post.slug, language, slug);
      }
      const next = written(call, post, language, new Date().toISOString());
      return answerOf(call, store(call, next), language);
    },
    { ...STAFF, capability: "postUpdate" },
  ),
  route(
    "DELETE",
    "v1/cms/post/delete/:id",
    (call) => {
      const found = postsOf(call).find(({ id }) => id === Number(call.params.id));
      if (!found) throw notFound("Post not found.");
      call.db.run("DELETE FROM posts WHERE id = ? AND site_id = ?", found.id, call.site.siteId);
      return {};
    },
    { ...STAFF, capability: "postDelete" },
  ),
];

function languageOf(call: Call): SiteLanguage {
  const sent = optionalText(call.body, "language_code") || call.language;
  const language = call.site.languages.find((code) => code === sent);
  if (!language) throw invalid("language_code is not a language of this site.");
  return language;
}

/** Sets a language's text. One without English has it in English too: the last resort of every reading. */
const put = (old: Post["title"], language: SiteLanguage, value: string): Post["title"] => ({
  ...old,
  en: old.en || value,
  [language]: value,
});

const emptyPost = ({ account }: Call, kind: string, slugMain: string): Post => ({
  id: 0,
  kind,
  slugMain,
  title: { en: "" },
  slug: { en: "" },
  excerpt: { en: "" },
  body: { en: "" },
  picture: "",
  terms: [],
  author: account ? `${account.firstName} ${account.lastName}`.trim() : "",
  daysAgo: 0,
  publishedAt: new Date().toISOString(),
});

/** The post, there in one more language. */
export const withLanguage = (post: Post, language: SiteLanguage): Post => ({
  ...post,
  slugMain: slugMainOf(post),
  ...(post.languages ? { languages: [...post.languages, language] } : {}),
});

/** The post with what was sent, in one language; the others keep theirs. */
function written(call: Call, post: Post, language: SiteLanguage, now: string): Post {
  const { body } = call;
  const next = { ...post };
  for (const name of TEXTS)
    if (typeof body[name] === "string") next[name] = put(post[name], language, body[name]);
  if (body.author !== undefined) next.author = optionalText(record(body.author), "name");
  const own: PostOwn = {
    ...post.own?.[language],
    ...(body.status === undefined ? {} : { status: statusOf(body.status) }),
    ...(body.published_at === undefined ? {} : { publishedAt: dateOf(body.published_at) }),
    ...(body.terms === undefined ? {} : { terms: termsIn(call) }),
    ...(body.media === undefined ? {} : { mediaId: mediaIn(call, body.media) }),
    ...(body.seo === undefined ? {} : { seo: seoOf(call, next, language) }),
    updatedAt: now,
  };
  return { ...next, own: { ...post.own, [language]: own } };
}

function statusOf(status: unknown): "draft" | "published" {
  if (status !== "draft" && status !== "published") throw invalid("status is draft or published.");
  return status;
}

function dateOf(value: unknown): string {
  const time = Date.parse(String(value));
  if (Number.isNaN(time)) throw invalid("published_at is no date.");
  return new Date(time).toISOString();
}

function termsIn(call: Call): number[] {
  const known = new Set(termsOf(call).map(({ id }) => id));
  const ids = list(call.body.terms).map((term) => Number(record(term).id ?? term));
  if (ids.some((id) => !known.has(id))) throw invalid("terms names a term that is not there.");
  return ids;
}

/** The id of a medium of the site, sent as an id or as a Media; null = none. */
function mediaIn(call: Call, value: unknown): number | null {
  if (value === null || value === "") return null;
  const id = Number(record(value).id ?? value);
  if (!mediaById(call.db, call.site.siteId, id)) throw invalid("The medium is not there.");
  return id;
}

function seoOf(call: Call, post: Post, language: string): PostOwn["seo"] {
  const seo = record(call.body.seo);
  const before = post.own?.[language]?.seo;
  return {
    title:
      typeof seo.title === "string" ? seo.title : (before?.title ?? textIn(post.title, language)),
    description:
      typeof seo.description === "string"
        ? seo.description
        : (before?.description ?? textIn(post.excerpt, language)),
    image: seo.image === undefined ? (before?.image ?? null) : mediaIn(call, seo.image),
  };
}

/** Writes a post back. */
export function store({ db, site }: Call, post: Post): Post {
  db.run(
    "UPDATE posts SET kind = ?, published_at = ?, doc = ? WHERE id = ? AND site_id = ?",
    post.kind,
    post.publishedAt,
    JSON.stringify(post),
    post.id,
    site.siteId,
  );
  return post;
}

export const answerOf = (call: Call, post: Post, language: string) =>
  toPost({ ...call, language }, post, termsOf(call));
