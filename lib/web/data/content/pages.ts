import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import { ownSlug } from "#lib/web/data/own-slug.ts";
import { read } from "#lib/web/data/read.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

const NOTHING: Decision = {
  type: "none",
  id: null,
  slug: "",
  slugMain: "",
  target: "",
  status: 404,
};

/** The finder's answer for a path (docs/contract.md §5.1). `path` is the segments, decoded, joined by `/`. */
export const decidePath = cache(async (context: SiteContext, path: string): Promise<Decision> => {
  const decision = await read(context, calls.cms.finder.decide, {
    input: { params: path.split("/") },
    tags: ["paths", `path:${path}`],
  });
  return decision ?? NOTHING;
});

/** The own path of a page or post that was found under another one; null if it is shown under the requested path. */
export const ownPathOf = (
  context: SiteContext,
  { type, slug }: Pick<Decision, "type" | "slug">,
  asked: string,
): Promise<string | null> =>
  ownSlug(asked, slug, async (path) => {
    const there = await decidePath(context, path);
    return there.type === type ? there.slug || path : undefined;
  });

/** The page behind `/`: a slug that is the same in every language (docs/screens.md §2.4). */
export const homeSlugMain = ({ site }: SiteContext): string =>
  textOption(site, "HomePageSlug", "homepage");
