import { catalogueOf } from "../../database/catalogue.ts";
import { fromJson } from "../../database/db.ts";
import { type Event, textIn } from "../../database/documents.ts";
import { notFound } from "../../domain/failure.ts";
import { fold } from "../../domain/match.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, many, text } from "../../http/input.ts";
import { cut, listB, mapPage, paging } from "../../http/lists.ts";
import type { Text } from "../../seed/text.ts";
import { isIn, shownPosts, slugMainOf, statusOf, termsOf } from "./view.ts";

interface Entry {
  readonly type: string;
  readonly id: number;
  readonly title: Text;
  readonly slug: Text;
  /** Where it is not the English slug. */
  readonly slugMain?: string;
  /** Whether it is there in a language; always when absent. */
  readonly isIn?: (language: string) => boolean;
}

/** The entity at a path, the link picker's search, and a slug in another language (`docs/contract.md §5`). */
export const finder = [
  route("GET", "v1/cms/finder/decide", (call) => {
    const segments = many(call, "params");
    const slug = segments.at(-1) ?? "";
    const redirect = call.db.get<{ target: string; status: number }>(
      "SELECT target, status FROM redirects WHERE site_id = ? AND path = ?",
      call.site.siteId,
      segments.join("/"),
    );
    if (redirect) return { type: "redirect", id: null, slug, slugMain: slug, ...redirect };
    const entry = entriesOf(call).find((one) => textIn(one.slug, call.language) === slug);
    if (!entry || slug === "") return { type: "none", id: null, slug, slugMain: "" };
    return { type: entry.type, id: entry.id, slug, slugMain: entry.slugMain ?? entry.slug.en };
  }),
  route("GET", "v1/cms/finder/searchSlugs", (call) => {
    const types = argument(call, "types").split(",").filter(Boolean);
    const words = fold(argument(call, "search"));
    const found = entriesOf(call).filter(
      (entry) =>
        (types.length === 0 || types.includes(entry.type)) &&
        fold(textIn(entry.title, call.language)).includes(words),
    );
    return listB(
      mapPage(cut(found, paging(call)), (entry) => ({
        type: entry.type,
        id: entry.id,
        title: textIn(entry.title, call.language),
        slug: textIn(entry.slug, call.language),
      })),
    );
  }),
  route("POST", "v1/cms/finder/getUrlOnLanguage", (call) => {
    const [type, slug, language] = [
      text(call.body, "type"),
      text(call.body, "slug"),
      text(call.body, "language"),
    ];
    const entry = entriesOf(call).find(
      (one) => one.type === type && textIn(one.slug, call.language) === slug,
    );
    if (!entry || !call.site.languages.some((code) => code === language)) throw notFound();
    if (entry.isIn?.(language) === false) throw notFound("It has no translation.");
    return { slug: textIn(entry.slug, language) };
  }),
];

/** Everything that has an address, in the order in which a path is resolved. */
function entriesOf(call: Call): Entry[] {
  const { products, categories } = catalogueOf(call.db, call.site.siteId);
  const posts = shownPosts(call).map(
    (post): Entry => ({
      type: post.kind,
      id: post.id,
      title: post.title,
      slug: post.slug,
      slugMain: slugMainOf(post),
      isIn: (language) => isIn(post, language) && statusOf(post, language) === "published",
    }),
  );
  const same = (slug: string): Text => ({ en: slug, hr: slug, de: slug });
  const events = call.db
    .all<{ doc: string }>("SELECT doc FROM events WHERE site_id = ? ORDER BY id", call.site.siteId)
    .map((row) => fromJson<Event>(row.doc));
  const named = (
    type: string,
    { id, name, slug }: { id: number; name: Text; slug: Text },
  ): Entry => ({ type, id, title: name, slug });
  return [
    ...posts.filter(({ type }) => type === "page"),
    ...posts.filter(({ type }) => type !== "page"),
    ...[...categories.values()].map((category) => named("productCategory", category)),
    ...[...products.values()]
      .filter(({ parentId, archived }) => parentId === null && !archived)
      .map((product) => named("product", product)),
    ...termsOf(call).map((term): Entry => ({ ...term })),
    ...events.map(({ id, title }): Entry => ({ type: "event", id, title, slug: same(String(id)) })),
  ];
}
