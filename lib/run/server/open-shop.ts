import type { IncomingMessage, ServerResponse } from "node:http";
import next from "next";
import type { Settings } from "#lib/base/config/settings.ts";
import { connectState } from "#lib/web/cache/connect-redis.ts";
import { rememberFailedReads } from "#lib/web/data/failed-reads.ts";
import { readConfigWithNode } from "#lib/web/next/plain-node-config.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { boundRenders } from "./bound-renders.ts";
import { takeTurns } from "./fair-queue.ts";
import { answerKnowsDomain } from "./incoming/knows-domain.ts";
import { pictureServiceOf } from "./pictures/address-at-service.ts";
import { pictureGate } from "./pictures/picture-gate.ts";
import { refuseMalformed } from "./refuse-malformed.ts";
import { requireHttps } from "./require-https.ts";
import { saySiteExpiry } from "./site-expiry-header.ts";
import { traceRender } from "./tracing/trace-render.ts";

/**
 * Next's own request handler, which plain Node runs, with every step that a request passes between the front and it.
 *
 * @param root the folder of the project
 */
export async function openShop(
  root: string,
  settings: Settings,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const { PORT, MEDIA_URL, TRUSTED_PROXY, FORCED_DOMAIN, ALLOW_HTTP } = settings;
  readConfigWithNode();
  await connectState();
  const app = next({ dev: false, dir: root, port: PORT });
  await app.prepare();
  const service = pictureServiceOf(settings);
  const turns = { isBehindProxy: TRUSTED_PROXY, hasPictureService: service !== undefined };
  const inTurn = boundRenders(
    pictureGate({
      handle: saySiteExpiry(app.getRequestHandler()),
      mediaUrl: MEDIA_URL,
      service,
    }),
  );
  const shop = requireHttps(refuseMalformed(takeTurns(inTurn, turns)), {
    isBehindProxy: TRUSTED_PROXY,
    allowsHttp: ALLOW_HTTP,
    isForced: FORCED_DOMAIN !== undefined,
    isSite: async (domain) => (await resolveSite(domain)).kind === "found",
  });
  const answer = answerKnowsDomain(shop, async (domain) => (await resolveSite(domain)).kind);
  return (request, response) => {
    traceRender(request, response, () =>
      rememberFailedReads(() => answer(request, response)),
    ).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
}
