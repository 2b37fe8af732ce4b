import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutSuccessView } from "#components/views/checkout-success-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export default async function EditCheckoutSuccessPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkoutSuccess" });
  return <CheckoutSuccessView context={context} />;
}
