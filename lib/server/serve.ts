import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { resolve } from "node:path";
import next from "next";
import { failedRenewals } from "#lib/cache/page-store.ts";
import { loadEnvFiles } from "#lib/config/env-files.mjs";
import { resetSettings } from "#lib/config/settings.ts";
import { rememberFailedReads } from "#lib/data/failed-reads.ts";
import { resolveSite } from "#lib/site/resolve-site.ts";
import { boundBody } from "./bound-body.ts";
import { checkStart } from "./check-start.ts";
import { drainOnSignal } from "./drain.ts";
import { listen } from "./listen.ts";
import { logFailures } from "./log-failures.ts";
import { moveCookies } from "./move-cookies.ts";
import { pictureGate } from "./picture-gate.ts";
import { refuseMalformed } from "./refuse-malformed.ts";
import { requireHttps } from "./require-https.ts";
import { retryFailedPage } from "./retry-failed-page.ts";
import { sayWhereFrom } from "./say-where-from.ts";
import { announce, reasonToStop, settingsToStart } from "./startup.ts";
import { stripInternalHeaders } from "./strip-internal-headers.ts";
import { takeTurns } from "./take-turns.ts";
import { createUnavailable } from "./unavailable.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Milliseconds: longer than load balancers keep connections, so that they close first. */
const KEEP_ALIVE = 65_000;

/**
 * The production server (`npm run serve`): Next's own request handler in this process, which plain Node runs. It
 * listens on all interfaces, because behind a server on 127.0.0.1 every rewrite of the middleware loops on itself.
 */
async function serve(): Promise<void> {
  loadEnvFiles(ROOT, "production");
  Object.assign(process.env, { NODE_ENV: "production" });
  const { problems, warnings } = checkStart(process.env, cluster.isWorker);
  for (const line of warnings) console.warn(line);
  if (problems.length > 0) {
    for (const line of problems) console.error(line);
    process.exit(1);
  }
  const settings = settingsToStart(ROOT);
  // A single server generates the secrets that are not set; replicas must share theirs.
  process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString("hex");
  // Read again: they now hold the secrets.
  resetSettings();
  const { PORT, MEDIA_URL, TRUSTED_PROXY, FORCED_DOMAIN, ALLOW_HTTP, OLD_COOKIES_UNTIL } = settings;
  const app = next({ dev: false, dir: ROOT, port: PORT });
  await app.prepare();
  const inTurn = stripInternalHeaders(
    retryFailedPage({
      handle: pictureGate({ handle: app.getRequestHandler(), mediaUrl: MEDIA_URL }),
      failedRenewals: () => failedRenewals.count,
      answerUnavailable: createUnavailable(ROOT),
    }),
  );
  const answerPage = logFailures(
    refuseMalformed(boundBody(takeTurns(inTurn, { isBehindProxy: TRUSTED_PROXY }))),
  );
  const answer = sayWhereFrom(
    requireHttps(moveCookies(answerPage, OLD_COOKIES_UNTIL), {
      isBehindProxy: TRUSTED_PROXY,
      allowsHttp: ALLOW_HTTP,
      isForced: FORCED_DOMAIN !== undefined,
      isSite: async (domain) => (await resolveSite(domain)).kind === "found",
    }),
    TRUSTED_PROXY,
  );
  const server = createServer((request, response) => {
    rememberFailedReads(() => answer(request, response)).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  drainOnSignal(server);
  listen(server, PORT);
  server.once("listening", () => void announce(ROOT, settings));
}

await serve().catch((error: unknown) => {
  console.error(reasonToStop(error));
  process.exit(1);
});
