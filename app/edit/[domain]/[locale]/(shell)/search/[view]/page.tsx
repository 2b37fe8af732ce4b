import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/search/[view]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { SearchView } from "#components/views/search-view.tsx";
import { fromSearchSegment } from "#lib/domain/search/search-view.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditSearchPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "search" });
  return <SearchView context={context} view={fromSearchSegment(view)} />;
}
