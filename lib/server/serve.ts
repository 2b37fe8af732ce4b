import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import next from "next";
import { failedRenewals } from "#lib/cache/page-store.ts";
import { getSettings } from "#lib/config/settings.ts";
import { rememberFailedReads } from "#lib/data/failed-reads.ts";
import { drainOnSignal } from "./drain.ts";
import { listen } from "./listen.ts";
import { refuseMalformed } from "./refuse-malformed.ts";
import { retryFailedPage } from "./retry-failed-page.ts";
import { sayWhereFrom } from "./say-where-from.ts";
import { stripInternalHeaders } from "./strip-internal-headers.ts";
import { createUnavailable } from "./unavailable.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Milliseconds: longer than load balancers keep connections, so that they close first. */
const KEEP_ALIVE = 65_000;

/**
 * The production server (`npm run serve`): Next's own request handler in this process, which plain Node runs. It
 * listens on all interfaces, because behind a server on 127.0.0.1 every rewrite of the middleware loops on itself.
 */
async function serve(): Promise<void> {
  const envFile = resolve(ROOT, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  Object.assign(process.env, { NODE_ENV: "production" });
  // A single server generates the secrets that are not set; replicas must share theirs.
  process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString("hex");
  const { PORT, TRUSTED_PROXY } = getSettings();
  const app = next({ dev: false, dir: ROOT, port: PORT });
  await app.prepare();
  const answerPage = sayWhereFrom(
    refuseMalformed(
      stripInternalHeaders(
        retryFailedPage({
          handle: app.getRequestHandler(),
          failedRenewals: () => failedRenewals.count,
          answerUnavailable: createUnavailable(ROOT),
        }),
      ),
    ),
    TRUSTED_PROXY,
  );
  const server = createServer((request, response) => {
    rememberFailedReads(() => answerPage(request, response)).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  drainOnSignal(server);
  listen(server, PORT);
}

await serve();
