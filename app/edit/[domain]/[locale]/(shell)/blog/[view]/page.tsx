import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/blog/[view]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { BlogView } from "#components/views/blog-view.tsx";
import { fromViewSegment } from "#lib/domain/list/list-view.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditBlogPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "blog" });
  return <BlogView context={context} slug={null} view={fromViewSegment(view)} />;
}
