import "server-only";
import type { Metadata } from "next";
import { getSections } from "#lib/data/content/elements.ts";
import { homeSlugMain } from "#lib/data/content/pages.ts";
import { readOptional } from "#lib/data/read-optional.ts";
import { textAt } from "#lib/domain/content/element.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { type Hrefs, hrefsOf } from "./alternates.ts";
import { buildMetadata, plainText } from "./metadata.ts";

export const homeHrefs = (context: SiteContext): Hrefs =>
  hrefsOf(context, () => ({ name: "home" }));

/** Metadata of the home page: the site's own title, described by its first section. */
export async function homeMetadata(context: SiteContext): Promise<Metadata> {
  const [first] = (await readOptional(getSections(context, homeSlugMain(context)))) ?? [];
  const hrefs = homeHrefs(context);
  return buildMetadata(context, {
    title: "",
    description: first ? plainText(textAt(first, "meta.text")) : "",
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
  });
}
