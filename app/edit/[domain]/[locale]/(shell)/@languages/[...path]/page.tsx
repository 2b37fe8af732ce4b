import { PageLanguages } from "#components/kit/languages/page-languages.tsx";
import { openForEditing } from "#components/staff/edit/surface/require-editing.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; path?: string[] }>;
}

/** The header's links to the page being edited in other languages; `path` is its internal path after the locale. */
export default async function EditLanguages({ params }: Props) {
  const { path = [], ...where } = await params;
  return <PageLanguages context={await openForEditing(where)} path={path.map(decodeSegment)} />;
}
