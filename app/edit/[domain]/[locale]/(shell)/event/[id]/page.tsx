import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/event/[id]/page.tsx";
import { EventView } from "#components/pages/views/event-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { toEventId } from "#lib/web/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; id: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditEventPage({ params }: Props) {
  const { id, ...where } = await params;
  const context = await requireEditing(where, { name: "event", id });
  return <EventView context={context} id={toEventId(id)} />;
}
