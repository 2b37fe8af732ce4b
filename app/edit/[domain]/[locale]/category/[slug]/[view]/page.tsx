import { requireEditing } from "@/components/edit/require-editing";
import { ShopView } from "@/components/views/shop-view";
import { fromViewSegment } from "@/lib/domain/list-view";
import { decodeSegment } from "@/lib/i18n/path-params";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export default async function EditShopPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  const context = await requireEditing(where, { name: "shop", slug: decodeSegment(slug) });
  return <ShopView context={context} slug={decodeSegment(slug)} view={fromViewSegment(view)} />;
}
