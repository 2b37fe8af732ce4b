import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/product/[slug]/page.tsx";
import { ProductView } from "#components/pages/views/product-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditProductPage({ params }: Props) {
  const { slug, ...where } = await params;
  const context = await requireEditing(where, { name: "product", slug: decodeSegment(slug) });
  return <ProductView context={context} slug={decodeSegment(slug)} />;
}
