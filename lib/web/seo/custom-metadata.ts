import "server-only";
import type { Metadata } from "next";
import { pathIn } from "#lib/web/custom/find-page.ts";
import type { CustomPage } from "#lib/web/custom/types.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";

/** The addresses of an adopter's own page in every language that has it. */
export const customHrefs = (context: Pick<SiteContext, "site">, page: CustomPage): Hrefs =>
  hrefsOf(context, (locale) => {
    const path = pathIn(page, locale);
    return path === null ? null : { name: "content", slug: path.split("/") };
  });

/** Metadata of an adopter's own page. */
export async function customMetadata(context: SiteContext, page: CustomPage): Promise<Metadata> {
  const { title, description } = await page.describe(context);
  const hrefs = customHrefs(context, page);
  return buildMetadata(context, {
    title,
    description,
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    hidden: page.hidden,
  });
}
