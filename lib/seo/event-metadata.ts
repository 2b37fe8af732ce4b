import "server-only";
import type { Metadata } from "next";
import { getEvent } from "@/lib/data/events";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf } from "./alternates";
import { socialImage } from "./image";
import { buildMetadata, plainText } from "./metadata";
import { missingMetadata } from "./missing-metadata";

/** An event has one id in every language. */
export const eventHrefs = (context: SiteContext, id: number): Hrefs =>
  hrefsOf(context, () => ({ name: "event", id: String(id) }));

export async function eventMetadata(context: SiteContext, id: number): Promise<Metadata> {
  const event = await getEvent(context, id);
  if (!event) return missingMetadata(context);
  const hrefs = eventHrefs(context, id);
  return buildMetadata(context, {
    title: event.title,
    description: plainText(event.body),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    image: socialImage(event.media),
  });
}
