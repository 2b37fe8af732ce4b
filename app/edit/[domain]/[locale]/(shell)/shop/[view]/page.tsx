import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/shop/[view]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ShopView } from "#components/views/shop-view.tsx";
import { fromViewSegment } from "#lib/domain/list/list-view.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditShopPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "shop" });
  return <ShopView context={context} scope={{}} view={fromViewSegment(view)} />;
}
