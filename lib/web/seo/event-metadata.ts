import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ListView } from "#lib/shop/domain/list/list-view.ts";
import { getEvent, listEventPage } from "#lib/web/data/content/events.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";
import { pagedAddress } from "./paged-address.ts";

/** An event has one id in every language. */
export const eventHrefs = (context: SiteContext, id: number): Hrefs =>
  hrefsOf(context, () => ({ name: "event", id: String(id) }));

/** Metadata of an event; `id` is null if the address contains none. */
export async function eventMetadata(context: SiteContext, id: number | null): Promise<Metadata> {
  const event = id === null ? null : await getEvent(context, id);
  if (!event) return missingMetadata(context);
  const hrefs = eventHrefs(context, event.id);
  return buildMetadata(context, {
    title: event.title,
    description: plainProse(event.body),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    card: { kind: "event", slug: String(event.id) },
  });
}

const eventsHrefs = (context: SiteContext): Hrefs => hrefsOf(context, () => ({ name: "events" }));

/** Metadata of the events list. */
export async function eventsMetadata(context: SiteContext, view: ListView): Promise<Metadata> {
  const [{ page }, t] = await Promise.all([
    listEventPage(context, view.page, view.limit),
    getTranslations(),
  ]);
  const hrefs = eventsHrefs(context);
  const name = t("content.event.all");
  return buildMetadata(context, {
    title: page > 1 ? `${name}, ${t("catalog.page", { page })}` : name,
    description: t("content.event.allText"),
    ...pagedAddress(context, hrefs, page),
  });
}
