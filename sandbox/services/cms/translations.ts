import { fromJson } from "../../database/db.ts";
import { type ElementDoc, type Post, textIn } from "../../database/documents.ts";
import { conflict, invalid, notFound } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { requireScope } from "../../http/gate.ts";
import { list, text } from "../../http/input.ts";
import type { SiteLanguage } from "../../seed/text.ts";
import { contentOf, type ElementRow, elementRow, toElement } from "./element-view.ts";
import { keepVersion } from "./history.ts";
import { typeOf } from "./post-types.ts";
import { isTaken } from "./slugs.ts";
import { isIn, postsOf, slugMainOf } from "./view.ts";
import { answerOf, store, withLanguage } from "./write-posts.ts";

const STAFF = { role: "staff", scope: "cms.post" } as const;

/** Translations of sections, pages and everything of a type: copies in another language, to be rewritten there. */
export const translations = [
  route(
    "PUT",
    "v1/cms/link/postTranslation/:slugMain/bulk",
    (call) => {
      const post = originalOf(call);
      return targetsOf(call).map((language) => translated(call, post, language));
    },
    STAFF,
  ),
  route(
    "PUT",
    "v1/cms/link/postTranslation/:slugMain/bulkExisting",
    (call) => {
      const post = originalOf(call);
      return targetsOf(call).map((language) => completed(call, post, language));
    },
    STAFF,
  ),
  route(
    "PUT",
    "v1/cms/link/postType/:id/bulk",
    (call) => {
      const { slug } = typeOf(call);
      const targets = targetsOf(call);
      return postsOf(call)
        .filter((post) => post.kind === slug && isIn(post, call.language))
        .flatMap((post) => targets.map((language) => translated(call, post, language)));
    },
    STAFF,
  ),
  route(
    "POST",
    "v1/cms/link/:id/createTranslationFromOriginal",
    (call) => {
      const language = targetOf(call, text(call.body, "language"));
      const post = postsOf(call).find(({ id }) => id === Number(call.params.id));
      if (!post) return oneSection(call, language);
      requireScope(call.account, "cms.post");
      if (!isIn(post, call.language)) throw notFound("Post not found.");
      if (isIn(post, language)) throw conflict(`It exists in ${language}.`);
      return answerOf(call, translatePost(call, post, language), language);
    },
    { role: "staff" },
  ),
];

function oneSection(call: Call, language: SiteLanguage) {
  const row = elementRow(call);
  requireScope(call.account, "cms.element");
  if (row.language === language || siblingOf(call, row, language))
    throw conflict(`It exists in ${language}.`);
  return toElement(call.db, elementRow(call, translateSection(call, row, language)));
}

/** The post that the path names, in the language of the call. */
function originalOf(call: Call): Post {
  const post = postsOf(call).find((one) => slugMainOf(one) === call.params.slugMain);
  if (!post || !isIn(post, call.language)) throw notFound("Post not found.");
  return post;
}

function targetOf({ site }: Call, sent: unknown): SiteLanguage {
  const language = site.languages.find((code) => code === sent);
  if (!language) throw invalid(`${String(sent)} is not a language of this site.`);
  return language;
}

function targetsOf(call: Call): SiteLanguage[] {
  const languages = list(call.body.languages).map((language) => targetOf(call, language));
  if (languages.length === 0) throw invalid("languages is required.");
  if (languages.some((language) => language === call.language))
    throw invalid("The languages hold the one that is translated from.");
  return languages;
}

/** A new translation; an existing one is left alone. */
function translated(call: Call, post: Post, language: SiteLanguage) {
  const answer = { id: post.id, slugMain: slugMainOf(post), language };
  // Read again: the languages before this one have been added in the meantime.
  const now = postsOf(call).find(({ id }) => id === post.id) ?? post;
  if (isIn(now, language)) return { ...answer, status: "present", elements: [] };
  return call.db.transaction(() => {
    translatePost(call, now, language);
    return { ...answer, status: "created", elements: addSections(call, post, language) };
  });
}

/** The missing sections of a translation; existing ones are left alone. */
function completed(call: Call, post: Post, language: SiteLanguage) {
  const answer = { id: post.id, slugMain: slugMainOf(post), language };
  if (!isIn(post, language)) return { ...answer, status: "missing", elements: [] };
  const elements = call.db.transaction(() => addSections(call, post, language));
  return { ...answer, status: elements.length > 0 ? "created" : "present", elements };
}

function translatePost(call: Call, post: Post, language: SiteLanguage): Post {
  const from = call.language;
  const copied = textIn(post.slug, from);
  const slug = isTaken(postsOf(call), copied, language, post.id) ? `${copied}-${language}` : copied;
  const own = { ...post.own?.[from], updatedAt: new Date().toISOString() };
  return store(call, {
    ...withLanguage(post, language),
    title: { ...post.title, [language]: textIn(post.title, from) },
    slug: { ...post.slug, [language]: slug },
    excerpt: { ...post.excerpt, [language]: textIn(post.excerpt, from) },
    body: { ...post.body, [language]: textIn(post.body, from) },
    own: { ...post.own, [language]: own },
  });
}

function addSections(call: Call, post: Post, language: SiteLanguage) {
  return call.db
    .all<ElementRow>(
      "SELECT * FROM elements WHERE site_id = ? AND language = ? AND handler = ? ORDER BY id",
      call.site.siteId,
      call.language,
      `page-section:${slugMainOf(post)}`,
    )
    .filter((row) => !siblingOf(call, row, language))
    .map((row) => ({ originalId: row.id, id: translateSection(call, row, language) }));
}

/** The same section in another language. */
function siblingOf(call: Call, row: ElementRow, language: string): ElementRow | undefined {
  const original = row.original_id ?? row.id;
  return call.db.get<ElementRow>(
    "SELECT * FROM elements WHERE site_id = ? AND language = ? AND (id = ? OR original_id = ?)",
    call.site.siteId,
    language,
    original,
    original,
  );
}

/** A copy in another language. It follows its master's translation if there is one, else it has its own content. */
function translateSection(call: Call, row: ElementRow, language: SiteLanguage): number {
  const masterId = Number(fromJson<ElementDoc>(row.doc).options.masterId) || 0;
  const master = masterId > 0 ? siblingOf(call, elementRow(call, masterId), language) : undefined;
  const { masterId: _, ...options } = contentOf(call.db, row).options;
  const doc: ElementDoc = {
    ...contentOf(call.db, row),
    options: master ? { ...options, masterId: master.id } : options,
  };
  const { lastId } = call.db.run(
    "INSERT INTO elements (site_id, language, handler, created_at, original_id, doc) VALUES (?, ?, ?, ?, ?, ?)",
    row.site_id,
    language,
    row.handler,
    new Date().toISOString(),
    row.original_id ?? row.id,
    JSON.stringify(doc),
  );
  keepVersion(call, elementRow(call, lastId));
  return lastId;
}
