import { expireTags } from "#lib/cache/expire.ts";
import { isSigned, readRevalidateRequest } from "#lib/cache/revalidate-request.ts";
import { getSettings } from "#lib/config/settings.ts";
import { refreshStores } from "#lib/site/get-context.ts";
import { getSite } from "#lib/site/get-site.ts";
import { refreshSite } from "#lib/site/resolve-site.ts";

export const dynamic = "force-dynamic";

/** Bytes: a thousand tags of the longest kind fit. */
const LARGEST = 256 * 1024;

/** Called by the backend after a change (docs/contract.md §7.5): expires the given tags of that site. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? 0) > LARGEST)
    return answer(413, { message: "Too large." });
  const body = await request.text();
  if (body.length > LARGEST) return answer(413, { message: "Too large." });
  const signed = await isSigned(
    body,
    request.headers.get("x-signature"),
    getSettings().REVALIDATE_SECRET,
  );
  if (!signed) return answer(401, { message: "The signature is missing or wrong." });
  const read = readRevalidateRequest(body);
  if (!read) return answer(422, { message: "Send { domain, tags: [] }." });
  const site = await getSite(read.domain).catch(() => null);
  if (!site) return answer(404, { message: "No such site." });
  if (read.tags.includes("site")) {
    await refreshSite(site.domain);
    await refreshStores(site);
  }
  expireTags(site.domain, read.tags);
  return answer(200, { expired: read.tags.length });
}

const answer = (status: number, body: { expired: number } | { message: string }): Response =>
  Response.json(status < 400 ? body : { error: { statusCode: status, payload: body } }, {
    status,
    headers: { "cache-control": "private, no-store" },
  });
