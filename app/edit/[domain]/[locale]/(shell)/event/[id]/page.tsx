import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/event/[id]/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { EventView } from "#components/views/event-view.tsx";
import { toEventId } from "#lib/i18n/path-params.ts";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; id: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditEventPage({ params }: Props) {
  const { id, ...where } = await params;
  const context = await requireEditing(where, { name: "event", id });
  return <EventView context={context} id={toEventId(id)} />;
}
