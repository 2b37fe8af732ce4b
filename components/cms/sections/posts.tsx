import { PostGrid } from "@/components/blog/post-grid";
import { listPosts } from "@/lib/data/posts";
import { settle } from "@/lib/data/settle";
import { countAt, wordsAt } from "@/lib/domain/element";
import { getCurrentContext } from "@/lib/site/current-context";
import { gridColumns } from "../grid";
import { getRenderers } from "../renderers";
import { SectionHead } from "../section-head";
import { Section } from "../slots/section";
import type { SectionProps } from "./types";

const USUAL_LIMIT = 3;
const MOST = 12;

/** The newest posts, of some terms or all. */
export async function Posts({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const posts = await settle(
    listPosts(context, {
      termSlugs: wordsAt(element, "options.termSlugs"),
      limit: Math.min(MOST, countAt(element, "options.limit") ?? USUAL_LIMIT),
    }),
  );
  if (!posts?.items.length)
    return getRenderers().empty(element, "posts", posts ? "empty" : "failed");
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} more="linkMeta.more" lead={lead} />
        <PostGrid
          context={context}
          posts={posts.items}
          style={gridColumns(element, { phone: 1, desktop: 3 })}
        />
      </div>
    </Section>
  );
}
