import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/checkout/success/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutSuccessView } from "#components/views/checkout-success-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditCheckoutSuccessPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkoutSuccess" });
  return <CheckoutSuccessView context={context} />;
}
