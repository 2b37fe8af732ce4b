import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/find-order/page.tsx";
import { FindOrderView } from "#components/pages/views/find-order-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "findOrder" });
  return <FindOrderView context={context} />;
}
