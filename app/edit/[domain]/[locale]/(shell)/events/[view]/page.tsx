import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/events/[view]/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { EventsView } from "#components/views/events-view.tsx";
import { fromViewSegment } from "#lib/domain/list/list-view.ts";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditEventsPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "events" });
  return <EventsView context={context} view={fromViewSegment(view)} />;
}
