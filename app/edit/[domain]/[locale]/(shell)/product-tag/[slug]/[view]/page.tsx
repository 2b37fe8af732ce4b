import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/product-tag/[slug]/[view]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ShopView } from "#components/views/shop-view.tsx";
import { fromViewSegment } from "#lib/domain/list/list-view.ts";
import { decodeSegment } from "#lib/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditProductTagPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  const context = await requireEditing(where, { name: "productTag", slug: decodeSegment(slug) });
  return (
    <ShopView context={context} scope={{ tag: decodeSegment(slug) }} view={fromViewSegment(view)} />
  );
}
