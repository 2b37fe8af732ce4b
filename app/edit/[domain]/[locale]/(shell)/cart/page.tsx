import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/cart/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { CartView } from "#components/views/cart-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditCartPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "cart" });
  return <CartView context={context} namespaces={["edit"]} />;
}
