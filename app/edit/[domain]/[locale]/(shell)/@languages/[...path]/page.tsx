import { openForEditing } from "#components/edit/require-editing.ts";
import { PageLanguages } from "#components/languages/page-languages.tsx";
import { decodeSegment } from "#lib/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; path?: string[] }>;
}

/** The header's links to the page being edited in other languages; `path` is its internal path after the locale. */
export default async function EditLanguages({ params }: Props) {
  const { path = [], ...where } = await params;
  return <PageLanguages context={await openForEditing(where)} path={path.map(decodeSegment)} />;
}
