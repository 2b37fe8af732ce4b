import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/cart/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { CartView } from "#components/views/cart-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditCartPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "cart" });
  return <CartView context={context} namespaces={["edit"]} />;
}
