import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/checkout/success/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { CheckoutSuccessView } from "#components/views/checkout-success-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditCheckoutSuccessPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "checkoutSuccess" });
  return <CheckoutSuccessView context={context} />;
}
