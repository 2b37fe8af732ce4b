import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";

/** Bytes of a posted form: percent-encoded, characters of other scripts take six bytes. */
const BODY_LIMIT = 128 * 1024;

/**
 * The fields of a form of the site's pages. A form that was stored for confirmation (`form-proof.ts`) is a third longer
 * than the original.
 * @throws Refusal 413, 415
 */
export async function readForm(request: Request, limit = BODY_LIMIT): Promise<URLSearchParams> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded")
    throw new Refusal(415, "Send the form of the page.");
  const body = await readBounded(request, limit * 1.5);
  const form = new URLSearchParams(body ?? "");
  if (body === null || (body.length > limit && !form.has("held")))
    throw new Refusal(413, `The body must not be longer than ${limit} bytes.`);
  return form;
}
