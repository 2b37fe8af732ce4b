import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { EventsView } from "#components/pages/views/events-view.tsx";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { eventsMetadata } from "#lib/web/seo/event-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return eventsMetadata(await getContext(where), fromViewSegment(view));
}

export default async function EventsPage({ params }: Props) {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return <EventsView context={await getContext(where)} view={fromViewSegment(view)} />;
}
