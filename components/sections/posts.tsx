import { PostGrid } from "#components/blog/post-grid.tsx";
import { getRenderers } from "#components/cms/renderers.ts";
import { gridColumns } from "#components/cms/section-columns.ts";
import { SectionHead } from "#components/cms/section-head.tsx";
import { Section } from "#components/cms/slots/section.tsx";
import { listPosts } from "#lib/data/content/posts.ts";
import { readOptional } from "#lib/data/read-optional.ts";
import { countAt, textAt, textsAt } from "#lib/domain/content/element.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import type { SectionProps } from "./types.ts";

const USUAL_LIMIT = 3;
const MOST = 12;

/** The newest posts: all, or those of given terms and types. */
export async function Posts({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const posts = await readOptional(
    listPosts(context, {
      termSlugs: textsAt(element, "options.termSlugs"),
      postTypes: textsAt(element, "options.postTypeSlugs"),
      display: textAt(element, "options.display"),
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
