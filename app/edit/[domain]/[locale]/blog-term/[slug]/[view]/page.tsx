import { requireEditing } from "@/components/edit/require-editing";
import { BlogView } from "@/components/views/blog-view";
import { fromViewSegment } from "@/lib/domain/list-view";
import { decodeSegment } from "@/lib/i18n/path-params";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export default async function EditBlogPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  const context = await requireEditing(where, { name: "blog", slug: [decodeSegment(slug)] });
  return <BlogView context={context} slug={decodeSegment(slug)} view={fromViewSegment(view)} />;
}
