import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchView } from "#lib/shop/domain/search/searched-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";

/** Metadata of the search page: indexable without keywords only. */
export async function searchMetadata(context: SiteContext, view: SearchView): Promise<Metadata> {
  const t = await getTranslations({ locale: context.locale, namespace: "searchPage" });
  const hrefs = hrefsOf(context, () => ({ name: "search" }));
  return buildMetadata(context, {
    title: t("title"),
    description: t("text"),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    hidden: view.keywords !== "" || view.category !== null,
  });
}
