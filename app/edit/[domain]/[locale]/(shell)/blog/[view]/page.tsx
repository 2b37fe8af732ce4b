import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/blog/[view]/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { BlogView } from "#components/views/blog-view.tsx";
import { fromViewSegment } from "#lib/domain/list/list-view.ts";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditBlogPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "blog" });
  return <BlogView context={context} slug={null} view={fromViewSegment(view)} />;
}
