import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The finder's types of entities that have an address (docs/contract.md §5.1). */
export type AddressedType =
  | "page"
  | "post"
  | "product"
  | "productCategory"
  | "category"
  | "tag"
  | "event";

/** The slug of an entity in another language; null if it has none there (docs/contract.md §5.1). */
export const slugOnLanguage = cache(
  async (
    context: SiteContext,
    type: AddressedType,
    slug: string,
    language: string,
  ): Promise<string | null> => {
    const answer = await read(context, calls.cms.finder.getUrlOnLanguage, {
      input: { type, slug, language },
      tags: ["paths"],
    });
    return answer?.slug || null;
  },
);
