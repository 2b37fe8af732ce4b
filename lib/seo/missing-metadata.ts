import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SiteContext } from "#lib/site/types.ts";

/** Of a page that is not there: its title, and that nobody should find it. */
export async function missingMetadata({ site, locale }: SiteContext): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "layout" });
  return { title: `${t("notFound.title")} | ${site.name}`, robots: { index: false } };
}
