import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/search/[view]/page.tsx";
import { SearchView } from "#components/pages/views/search-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { fromSearchSegment } from "#lib/shop/domain/search/searched-view.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditSearchPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "search" });
  return <SearchView context={context} view={fromSearchSegment(view)} />;
}
