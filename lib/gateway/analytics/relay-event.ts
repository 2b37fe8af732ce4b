import "server-only";
import { z } from "zod";
import { log } from "#lib/base/config/log.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { addressOf } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { reserveTry } from "#lib/gateway/rate-limits.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";
import { analyticsOf } from "#lib/web/site/analytics.ts";
import { senderOf } from "#lib/web/site/sender.ts";

/** Bytes of an event: a list of fifty products with long names. */
const LARGEST = 32 * 1024;
const LIMIT = { name: "analytics", count: 600, window: 60_000 };
/** Events being sent to the collector, at most; further ones are dropped, so that a slow collector delays nothing. */
const MOST_FORWARDED = 20;
/** Milliseconds. */
const TIMEOUT = 5_000;

const price = z.number().finite();
const item = z.object({
  id: z.number(),
  name: z.string().max(500),
  price,
  quantity: price,
});

/** The fields of a `TrackedAction`; all others are dropped. */
const event = z.object({
  type: z.string().regex(/^[a-zA-Z]{1,40}$/),
  at: z.iso.datetime(),
  term: z.string().max(100).optional(),
  list: z.string().max(100).optional(),
  orderSlug: z.string().max(100).optional(),
  currency: z.string().max(10).optional(),
  value: price.optional(),
  items: z.array(item).max(200).optional(),
});

const state = processWide("analytics-relay", () => ({ forwarded: 0 }));

/**
 * Accepts an event of one of the site's pages, and forwards it as the operator has configured. Always 204, even if it
 * is dropped.
 */
export const relayEvent = (request: Request): Promise<Response> =>
  guarded(async () => {
    const { site, siteId } = await findTarget(request.headers);
    if (senderOf(request.headers) !== "own") throw new Refusal(403, "Only pages of the site.");
    if (!analyticsOf(site).some(({ kind }) => kind === "relay"))
      throw new Refusal(404, "This site has no relay.");
    await reserveTry(LIMIT, { siteId, address: addressOf(request.headers) });
    const body = await readBounded(request, LARGEST);
    if (body === null) throw new Refusal(413, "Too large.");
    const read = event.safeParse(parseJson(body));
    if (!read.success) throw new Refusal(422, "This is not an event.");
    passOn({ site: site.domain, ...read.data });
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  });

function passOn(event: Record<string, unknown>): void {
  const { ANALYTICS_FORWARD_URL: url } = getSettings();
  if (!url) {
    log().info(event, "analytics");
    return;
  }
  if (state.forwarded >= MOST_FORWARDED) return;
  state.forwarded += 1;
  void fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then((answer) => answer.body?.cancel())
    .catch((error: unknown) => log().warn({ error: String(error) }, "analytics not forwarded"))
    .finally(() => {
      state.forwarded -= 1;
    });
}
