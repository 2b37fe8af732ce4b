import "server-only";
import { headers } from "next/headers";
import { cookiesOf, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { decidePath } from "#lib/web/data/content/pages.ts";
import { setPostPreview } from "#lib/web/data/content/post-preview.ts";
import { getApiKey } from "#lib/web/site/get-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The draft at a path without a public page, requested with the token of the editor admitted by `requireEditing`; this
 * request shows it from now on. Null if there is none.
 */
export async function findDraft(
  context: SiteContext,
  path: readonly string[],
): Promise<Post | null> {
  const slug = path.join("/");
  if ((await decidePath(context, slug)).type !== "none") return null;
  const { site, locale, storeId } = context;
  const options = {
    site: { apiKey: await getApiKey(site.domain), siteId: site.siteId },
    locale,
    storeId,
    accessToken: cookieValue(cookiesOf(await headers()), "accessToken") ?? undefined,
    cache: "no-store",
  } as const;
  const types = await sendToBackend(calls.cms.postType.filterStandard, {
    ...options,
    input: { page: 1, limit: 50 },
  });
  const names = types.ok ? types.data.map((type) => type.slug).filter((name) => name !== "") : [];
  const found = await sendToBackend(staffPostsCall, {
    ...options,
    input: {
      slug,
      postTypeSlugs: [...new Set(["page", "post", ...names])],
      status: "draft",
      page: 1,
      limit: 5,
    },
  });
  const draft = found.ok
    ? found.data.items.find((post) => post.slug === slug && post.status === "draft")
    : undefined;
  if (draft) setPostPreview(draft);
  return draft ?? null;
}
