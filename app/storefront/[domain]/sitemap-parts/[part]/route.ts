import { buildSitemap } from "#lib/seo/sitemap/build.ts";
import { hasSitemap } from "#lib/seo/sitemap/options.ts";
import { readPart } from "#lib/seo/sitemap/part-name.ts";
import { getSite } from "#lib/site/get-site.ts";

/** Cached like a page: built on the first request, expired by the tags of what it was built from. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  readonly params: Promise<{ domain: string; part: string }>;
}

/** `/sitemap.xml` of a site, or one part of a long one. Throws on a fault, so that the held cache entry is sent. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { domain, part } = await params;
  const name = readPart(part);
  const site = await getSite(domain);
  const xml =
    site && hasSitemap(site) && name !== undefined ? await buildSitemap(site, name) : null;
  if (xml === null) return new Response("Not found\n", { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
