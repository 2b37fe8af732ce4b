import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Metadata of a 404 page: titled, not indexed. */
export async function missingMetadata({ site, locale }: SiteContext): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "layout" });
  return { title: `${t("notFound.title")} | ${site.name}`, robots: { index: false } };
}
