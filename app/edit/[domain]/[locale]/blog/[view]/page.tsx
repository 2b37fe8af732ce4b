import { requireEditing } from "@/components/edit/require-editing";
import { BlogView } from "@/components/views/blog-view";
import { fromViewSegment } from "@/lib/domain/list-view";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export default async function EditBlogPage({ params }: Props) {
  const { view, ...where } = await params;
  const context = await requireEditing(where, { name: "blog" });
  return <BlogView context={context} slug={null} view={fromViewSegment(view)} />;
}
