import { notFound } from "next/navigation";
import { requireEditing } from "@/components/edit/require-editing";
import { EventView } from "@/components/views/event-view";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; id: string }>;
}

/** Anything but a whole number is no event. */
const toId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : notFound());

export default async function EditEventPage({ params }: Props) {
  const { id, ...where } = await params;
  const context = await requireEditing(where, { name: "event", id });
  return <EventView context={context} id={toId(id)} />;
}
