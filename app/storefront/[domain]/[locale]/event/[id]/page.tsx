import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { EventView } from "@/components/views/event-view";
import { eventMetadata } from "@/lib/seo/event-metadata";
import { getContext } from "@/lib/site/get-context";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; id: string }>;
}

export const generateStaticParams = () => [];

/** Anything but a whole number is no event. */
const toId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : notFound());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, ...where } = await params;
  setRequestLocale(where.locale);
  return eventMetadata(await getContext(where), toId(id));
}

export default async function EventPage({ params }: Props) {
  const { id, ...where } = await params;
  setRequestLocale(where.locale);
  return <EventView context={await getContext(where)} id={toId(id)} />;
}
