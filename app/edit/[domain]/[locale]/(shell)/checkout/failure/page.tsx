import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/checkout/failure/page.tsx";
import { CheckoutFailureView } from "#components/pages/views/checkout-failure-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditCheckoutFailurePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkoutFailure" });
  return <CheckoutFailureView context={context} />;
}
