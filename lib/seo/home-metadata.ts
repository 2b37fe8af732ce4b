import "server-only";
import type { Metadata } from "next";
import { getSections } from "@/lib/data/elements";
import { homeSlugMain } from "@/lib/data/pages";
import { settle } from "@/lib/data/settle";
import { textAt } from "@/lib/domain/element";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf } from "./alternates";
import { buildMetadata, plainText } from "./metadata";

export const homeHrefs = (context: SiteContext): Hrefs =>
  hrefsOf(context, () => ({ name: "home" }));

/** The front page is the site itself; its first section tells what it is about. */
export async function homeMetadata(context: SiteContext): Promise<Metadata> {
  const [first] = (await settle(getSections(context, homeSlugMain(context)))) ?? [];
  const hrefs = homeHrefs(context);
  return buildMetadata(context, {
    title: "",
    description: first ? plainText(textAt(first, "meta.text")) : "",
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
  });
}
