import "server-only";
import { cache } from "react";
import { calls } from "#lib/api/calls/index.ts";
import type { Decision } from "#lib/api/schemas/content.ts";
import { read } from "#lib/data/read.ts";
import { textOption } from "#lib/site/options.ts";
import type { SiteContext } from "#lib/site/types.ts";

const NOTHING: Decision = {
  type: "none",
  id: null,
  slug: "",
  slugMain: "",
  target: "",
  status: 404,
};

/** What a path is (contract, section 5, `finder/decide`). `path` is the segments, decoded, joined by `/`. */
export const decidePath = cache(async (context: SiteContext, path: string): Promise<Decision> => {
  const decision = await read(context, calls.cms.finder.decide, {
    input: { params: path.split("/") },
    tags: ["paths", `path:${path}`],
  });
  return decision ?? NOTHING;
});

/** The page behind `/`: a slug that is the same in every language (spec 9, default page slug). */
export const homeSlugMain = ({ site }: SiteContext): string =>
  textOption(site, "HomePageSlug", "homepage");
