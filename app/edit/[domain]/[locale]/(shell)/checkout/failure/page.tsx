import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutFailureView } from "#components/views/checkout-failure-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export default async function EditCheckoutFailurePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkoutFailure" });
  return <CheckoutFailureView context={context} />;
}
