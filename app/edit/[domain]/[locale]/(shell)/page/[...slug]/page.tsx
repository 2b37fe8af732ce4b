import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/page/[...slug]/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ContentView } from "#components/views/content-view.tsx";
import { decodeSegment } from "#lib/i18n/path-params.ts";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string[] }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditContentPage({ params }: Props) {
  const { slug, ...where } = await params;
  const context = await requireEditing(where, { name: "content", slug: slug.map(decodeSegment) });
  return <ContentView context={context} slug={slug.map(decodeSegment)} />;
}
