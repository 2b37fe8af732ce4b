import { deprecatedIn, logDeprecated } from "#lib/base/config/deprecations.ts";
import { revalidateSecrets } from "#lib/base/config/secrets.ts";
import { logSecurityEvent } from "#lib/gateway/security-event.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import {
  isOutdated,
  isSigned,
  looksSigned,
  readRevalidateRequest,
  takeOnce,
} from "#lib/web/cache/revalidate-request.ts";
import { getSite } from "#lib/web/site/get-site.ts";

export const dynamic = "force-dynamic";

/** Bytes: a thousand tags of the longest kind fit. */
const LARGEST = 256 * 1024;

/** Called by the backend after a change (docs/contract.md §7.5): expires the given tags of that site. */
export async function POST(request: Request): Promise<Response> {
  const signature = request.headers.get("x-signature");
  if (!looksSigned(signature)) return unsigned();
  if (Number(request.headers.get("content-length") ?? 0) > LARGEST) return tooLarge();
  const body = await readBounded(request, LARGEST);
  if (body === null) return tooLarge();
  if (!(await isSigned(body, signature, revalidateSecrets()))) return unsigned();
  const read = readRevalidateRequest(body);
  if (!read) return answer(422, { message: "Send { domain, tags: [] }." });
  if (isOutdated(read, Date.now())) return refused("The request is too old.");
  const site = await getSite(read.domain).catch(() => null);
  if (!site) return answer(404, { message: "No such site." });
  if (read.at === null) logDeprecated(deprecatedIn("way", isRevalidate));
  if (!takeOnce(signature, read)) return refused("The request was sent before.");
  await expireTags(site.domain, read.tags);
  return answer(200, { expired: read.tags.length });
}

const isRevalidate = (name: string) => name.startsWith("POST /api/revalidate");

/** One line for each: a backend whose secret differs, or an attacker. */
function refused(message: string): Response {
  logSecurityEvent("signature", { status: 401 });
  return answer(401, { message });
}

const unsigned = () => refused("The signature is missing or wrong.");
const tooLarge = () => answer(413, { message: "Too large." });

const answer = (status: number, body: { expired: number } | { message: string }): Response =>
  Response.json(status < 400 ? body : { error: { statusCode: status, payload: body } }, {
    status,
    headers: { "cache-control": "private, no-store" },
  });
