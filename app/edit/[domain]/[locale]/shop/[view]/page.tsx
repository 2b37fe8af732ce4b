import { requireEditing } from "@/components/edit/require-editing";
import { ShopView } from "@/components/views/shop-view";
import { fromViewSegment } from "@/lib/domain/list-view";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export default async function EditShopPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "shop" });
  return <ShopView context={context} slug={null} view={fromViewSegment(view)} />;
}
