import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/shop/[view]/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ShopView } from "#components/views/shop-view.tsx";
import { fromViewSegment } from "#lib/domain/list/list-view.ts";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditShopPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "shop" });
  return <ShopView context={context} scope={{}} view={fromViewSegment(view)} />;
}
