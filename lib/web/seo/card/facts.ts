import "server-only";
import { getTranslations } from "next-intl/server";
import { formatDate } from "#lib/base/utils/date.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { eventWhen } from "#lib/shop/domain/content/event-when.ts";
import { getCategory } from "#lib/web/data/catalog/categories.ts";
import { getProduct } from "#lib/web/data/catalog/products.ts";
import { getEvent } from "#lib/web/data/content/events.ts";
import { getPost } from "#lib/web/data/content/posts.ts";
import { getTerm } from "#lib/web/data/content/terms.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { CardKind } from "./card-address.ts";

/** The content of a card. */
interface CardFacts {
  readonly title: string;
  /** A small line above the title: a date or the kind of entity. */
  readonly line: string;
  readonly media: Media | null;
}

/**
 * Reads the content of an entity's card; null if the entity does not exist. `slug` is decoded; for an event it is the
 * id.
 */
export async function readCardFacts(
  context: SiteContext,
  kind: CardKind,
  slug: string,
): Promise<CardFacts | null> {
  const t = await getTranslations({ locale: context.locale, namespace: "seo" });
  const facts = (thing: { title: string; media?: Media | null } | null, line: string) =>
    thing && { title: thing.title, line, media: thing.media ?? null };
  switch (kind) {
    case "site":
      return slug === "" ? { title: "", line: "", media: null } : null;
    case "page":
      return facts(await getPost(context, slug, "page"), "");
    case "post": {
      const post = await getPost(context, slug, "post");
      return facts(
        post,
        post ? formatDate(post.published_at, context.locale, context.site.timeZone) : "",
      );
    }
    case "product": {
      const product = await getProduct(context, slug);
      return facts(
        product && { title: product.name, media: product.media[0] },
        product?.categories[0]?.name || t("card.product"),
      );
    }
    case "category": {
      const category = await getCategory(context, slug);
      return facts(category && { title: category.name, media: category.media }, t("card.category"));
    }
    case "term":
      return facts(await getTerm(context, slug), t("card.term"));
    case "event": {
      const event = /^\d{1,15}$/.test(slug) ? await getEvent(context, Number(slug)) : null;
      return facts(event, event ? eventWhen(event, context.locale, context.site.timeZone) : "");
    }
  }
}
