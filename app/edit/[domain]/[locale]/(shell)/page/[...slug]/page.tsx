import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/page/[...slug]/page.tsx";
import { ContentView } from "#components/pages/views/content-view.tsx";
import { PageView } from "#components/pages/views/page-view.tsx";
import { PostView } from "#components/pages/views/post-view.tsx";
import { DraftNote } from "#components/staff/edit/pages/draft-note.tsx";
import { findDraft } from "#components/staff/edit/pages/find-draft.ts";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";

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
  return (
    <>
      <DraftNote />
      {draft.postTypeSlug === "page" ? (
        <PageView context={context} slug={draft.slug} slugMain={draft.slugMain || draft.slug} />
      ) : (
        <PostView context={context} slug={draft.slug} postType={draft.postTypeSlug} />
      )}
    </>
  );
}
