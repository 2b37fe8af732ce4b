import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/category/[slug]/[view]/page.tsx";
import { ShopView } from "#components/pages/views/shop-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditShopPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  const context = await requireEditing(where, { name: "shop", slug: decodeSegment(slug) });
  return (
    <ShopView
      context={context}
      scope={{ category: decodeSegment(slug) }}
      view={fromViewSegment(view)}
    />
  );
}
