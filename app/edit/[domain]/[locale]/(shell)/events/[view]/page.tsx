import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/events/[view]/page.tsx";
import { EventsView } from "#components/pages/views/events-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditEventsPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "events" });
  return <EventsView context={context} view={fromViewSegment(view)} />;
}
