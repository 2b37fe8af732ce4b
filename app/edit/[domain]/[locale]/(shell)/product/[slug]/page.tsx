import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/product/[slug]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ProductView } from "#components/views/product-view.tsx";
import { decodeSegment } from "#lib/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditProductPage({ params }: Props) {
  const { slug, ...where } = await params;
  const context = await requireEditing(where, { name: "product", slug: decodeSegment(slug) });
  return <ProductView context={context} slug={decodeSegment(slug)} />;
}
