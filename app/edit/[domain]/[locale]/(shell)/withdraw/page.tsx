import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/withdraw/page.tsx";
import { WithdrawView } from "#components/pages/views/withdraw-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "withdraw" });
  return <WithdrawView context={context} />;
}
