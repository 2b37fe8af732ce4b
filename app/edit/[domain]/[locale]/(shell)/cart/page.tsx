import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/cart/page.tsx";
import { CartView } from "#components/pages/views/cart-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditCartPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "cart" });
  return <CartView context={context} namespaces={["edit"]} />;
}
