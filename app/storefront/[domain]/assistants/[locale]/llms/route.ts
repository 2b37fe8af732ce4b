import { getTranslations } from "next-intl/server";
import { getCategoryTree } from "#lib/web/data/catalog/categories.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { llmsText } from "#lib/web/seo/assistants/llms-text.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Asked {
  readonly params: Promise<{ domain: string; locale: string }>;
}

/** Cached like a page of the shop, and expired with its categories. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** `/llms.txt` of a site. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const context = await getContext(await params);
  const tree = (await readOptional(getCategoryTree(context))) ?? [];
  const t = await getTranslations({ locale: context.site.defaultLocale, namespace: "productPage" });
  return new Response(llmsText(context, tree, t("deliveryLink")), {
    headers: { "content-type": "text/markdown; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
