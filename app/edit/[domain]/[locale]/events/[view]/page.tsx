import { requireEditing } from "@/components/edit/require-editing";
import { EventsView } from "@/components/views/events-view";
import { fromViewSegment } from "@/lib/domain/list-view";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export default async function EditEventsPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "events" });
  return <EventsView context={context} view={fromViewSegment(view)} />;
}
