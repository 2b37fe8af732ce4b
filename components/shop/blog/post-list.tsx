import "server-only";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { Pagination } from "#components/kit/ui/pagination.tsx";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { MorePosts } from "./more-posts.tsx";
import { PostGrid } from "./post-grid.tsx";

interface Props {
  context: SiteContext;
  posts: Page<Post>;
  /** The local address of a page of this list. */
  hrefFor: (page: number) => string;
}

const COLUMNS: CSSProperties = { "--cols-s": 1, "--cols-m": 2, "--cols-l": 3 };

/**
 * A page of posts with links to the others. `MorePosts` reads the data attributes of the next page: its number and the
 * URL after it.
 */
export async function PostList({ context, posts: { items, page, totalPages }, hrefFor }: Props) {
  const [t, tBlog] = await Promise.all([
    getTranslations("catalog.pagination"),
    getTranslations("blog"),
  ]);
  const next = page < totalPages ? hrefFor(page + 1) : "";
  return (
    <>
      <div data-posts={page} data-next={next}>
        <PostGrid context={context} posts={items} style={COLUMNS} eager={2} />
      </div>
      {totalPages > 1 && (
        <ClientMessages
          locale={context.locale}
          namespaces={["blog"]}
          without={["blog.failed", "blog.loadMore"]}
        >
          <MorePosts
            page={page}
            next={next}
            labels={{ loadMore: tBlog("loadMore"), failed: tBlog("failed") }}
          >
            <div data-pages>
              <Pagination
                page={page}
                totalPages={totalPages}
                hrefFor={hrefFor}
                labels={{
                  nav: t("nav"),
                  first: t("first"),
                  previous: t("previous"),
                  next: t("next"),
                  last: t("last"),
                }}
              />
            </div>
          </MorePosts>
        </ClientMessages>
      )}
    </>
  );
}
