"use client";

import { useQuery } from "@tanstack/react-query";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { productsByKey, wholeList } from "#components/staff/edit/settings/picks/reads.ts";
import { type Image, toImage } from "#lib/shop/media/to-image.ts";
import type { LinkChoice, TargetType } from "#lib/staff/edit/links/link-types.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";

/** Milliseconds: changes by others in the meantime are shown the next time the picker opens. */
const STALE_TIME = 60_000;

/** The pictures of posts and pages with these ids, by id. @throws QueryFault */
const postPictures = (ids: readonly number[], mediaUrl: string) => ({
  queryKey: ["edit", "postPictures", ...ids],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await gateway.cms.post.filterStandard({
      input: { id: ids, postTypeSlugs: ["page", "post"], page: 1, limit: ids.length },
      signal,
    });
    return dataOf(answer).items.map(({ id, media }) => ({
      key: String(id),
      image: toImage(media, mediaUrl),
    }));
  },
  enabled: ids.length > 0,
  staleTime: STALE_TIME,
});

/** The picture of each target, null if it has none. The targets are shown before: unreadable pictures are left out. */
export function usePictures(items: readonly LinkChoice[]): (item: LinkChoice) => Image | null {
  const { mediaUrl } = useSite();
  const client = browserQueryClient();
  const idsOf = (...types: readonly TargetType[]) =>
    items.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const posts = useQuery(postPictures(idsOf("page", "post"), mediaUrl), client);
  const products = useQuery(productsByKey(idsOf("product").map(String), mediaUrl), client);
  const categories = useQuery(
    {
      ...wholeList("productCategory", mediaUrl),
      enabled: idsOf("productCategory").length > 0,
    },
    client,
  );
  const found: Partial<Record<TargetType, typeof posts.data>> = {
    page: posts.data,
    post: posts.data,
    product: products.data,
    productCategory: categories.data,
  };
  return ({ type, id }) => found[type]?.find(({ key }) => key === String(id))?.image ?? null;
}
