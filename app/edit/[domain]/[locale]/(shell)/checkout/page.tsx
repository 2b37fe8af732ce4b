import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutView } from "#components/views/checkout-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export default async function EditCheckoutPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkout" });
  return <CheckoutView context={context} />;
}
