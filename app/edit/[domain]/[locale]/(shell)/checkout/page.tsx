import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/checkout/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutView } from "#components/views/checkout-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditCheckoutPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkout" });
  return <CheckoutView context={context} />;
}
