import { getRenderers } from "#components/kit/cms/renderers.ts";
import { gridColumns } from "#components/kit/cms/section-columns.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { PostGrid } from "#components/shop/blog/post-grid.tsx";
import { countAt, textAt, textsAt } from "#lib/shop/domain/content/element.ts";
import { listNewestPosts } from "#lib/web/data/content/posts.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { SectionProps } from "./types.ts";

const USUAL_LIMIT = 3;
const MOST = 12;

/** The newest posts: all, or those of given terms and types. */
export async function Posts({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const posts = await readOptional(
    listNewestPosts(context, {
      termSlugs: textsAt(element, "options.termSlugs"),
      postTypes: textsAt(element, "options.postTypeSlugs"),
      display: textAt(element, "options.display"),
      limit: Math.min(MOST, countAt(element, "options.limit") ?? USUAL_LIMIT),
    }),
  );
  if (!posts?.length) return getRenderers().empty(element, "posts", posts ? "empty" : "failed");
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} more="linkMeta.more" lead={lead} />
        <PostGrid
          context={context}
          posts={posts}
          style={gridColumns(element, { phone: 1, desktop: 3 })}
        />
      </div>
    </Section>
  );
}
