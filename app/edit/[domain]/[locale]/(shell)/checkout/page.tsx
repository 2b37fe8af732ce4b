import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/checkout/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutView } from "#components/views/checkout-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditCheckoutPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkout" });
  return <CheckoutView context={context} />;
}
