import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/page/[...slug]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { findDraft } from "#components/edit/pages/find-draft.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ContentView } from "#components/views/content-view.tsx";
import { PageView } from "#components/views/page-view.tsx";
import { PostView } from "#components/views/post-view.tsx";
import { decodeSegment } from "#lib/i18n/path-params.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string[] }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditContentPage({ params }: Props) {
  const { slug, ...where } = await params;
  const context = await requireEditing(where, { name: "content", slug: slug.map(decodeSegment) });
  const path = slug.map(decodeSegment);
  const draft = await findDraft(context, path);
  if (!draft) return <ContentView context={context} slug={path} />;
  return draft.postTypeSlug === "page" ? (
    <PageView context={context} slug={draft.slug} slugMain={draft.slugMain || draft.slug} />
  ) : (
    <PostView context={context} slug={draft.slug} postType={draft.postTypeSlug} />
  );
}
