import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { EventView } from "#components/pages/views/event-view.tsx";
import { toEventId } from "#lib/web/i18n/path-params.ts";
import { eventMetadata } from "#lib/web/seo/event-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; id: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, ...where } = await params;
  setRequestLocale(where.locale);
  return eventMetadata(await getContext(where), toEventId(id));
}

export default async function EventPage({ params }: Props) {
  const { id, ...where } = await params;
  setRequestLocale(where.locale);
  return <EventView context={await getContext(where)} id={toEventId(id)} />;
}
