import { getSettings } from "#lib/base/config/settings.ts";
import { buildSitemap } from "#lib/web/seo/sitemap/build-sitemap.ts";
import { readPart } from "#lib/web/seo/sitemap/part-name.ts";
import { hasSitemap } from "#lib/web/seo/sitemap/sitemap-options.ts";
import { getSite } from "#lib/web/site/get-site.ts";
import { isProtected } from "#lib/web/site/protection.ts";

interface Props {
  readonly params: Promise<{ domain: string; part: string }>;
}

/**
 * `/sitemap.xml` of a site, or one part of a long one, streamed as it is built (decision 0059). A fault before the
 * first bytes gives an error response; a later one aborts the connection, so that an incomplete sitemap isn't mistaken
 * for a whole one.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { domain, part } = await params;
  const name = readPart(part);
  const site = await getSite(domain);
  const pieces =
    site && hasSitemap(site) && name !== undefined ? await buildSitemap(site, name) : null;
  if (!site || pieces === null) return new Response("Not found\n", { status: 404 });
  const fresh = getSettings().REVALIDATE_SECONDS;
  return new Response(streamOf(pieces), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": isProtected(site)
        ? "private, no-store"
        : `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=86400, stale-if-error=86400`,
    },
  });
}

/** Reads only as fast as the client takes the data. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
