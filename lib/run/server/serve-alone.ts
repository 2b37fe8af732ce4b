import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "#lib/base/config/settings.ts";
import { createConnections } from "#lib/run/front/connections.ts";
import { createFront } from "#lib/run/front/front.ts";
import { createMetrics } from "#lib/run/front/metrics.ts";
import { createPurger } from "#lib/run/front/purge/purger.ts";
import { keyHeaders } from "#lib/run/front/purge/surrogate-keys.ts";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { openPages } from "#lib/web/cache/owner/open-pages.ts";
import { setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { inBuild } from "#lib/web/next/build-folder.mjs";
import { draining } from "#lib/web/site/draining.ts";
import { listenInside } from "./connections/inner-sockets.ts";
import { createRequestServer, requestChain } from "./connections/request-chain.ts";
import { drainOnSignal } from "./drain.ts";
import { openReports } from "./exporting/open-reports.ts";
import { listen } from "./open-port.ts";
import { openShop } from "./open-shop.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { announce } from "./startup.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { createRequestTracing } from "./tracing/trace-requests.ts";
import { createRefuseLong, createUnavailable } from "./unavailable.ts";

/** The name of the single process in metrics and health checks. */
const NAME = "shop";
const NOTHING_KEPT = { pages: 0, others: 0, bytes: 0 };

/**
 * The server with `FRONT=off` (docs/decisions/0198-the-front-can-be-left-out.md): one process that renders listens itself,
 * behind the same steps and the same pass as with a front, and keeps no whole answers.
 *
 * @param root the folder of the project
 */
export async function serveAlone(root: string, settings: Settings): Promise<void> {
  const { PORT, LISTEN_HOST, TRUSTED_PROXY, OLD_COOKIES_UNTIL } = settings;
  const { METRICS_PORT, METRICS_HOST, CDN_PURGE_URL: urls, CDN_PURGE_SECRET: secret } = settings;
  const metrics = METRICS_PORT === undefined ? null : createMetrics();
  const tracer = await startTracing("render", settings);
  const reports = openReports(settings);
  const tracing = tracer && createRequestTracing(tracer);
  const purger = urls.length > 0 ? createPurger({ urls, secret }) : null;
  const owner = await openPages(inBuild(root, "server"), async (tags, isOwn) => {
    noteExpired(tags);
    if (isOwn) purger?.purge(tags);
  });
  let failures = 0;
  setPageOwner({
    ...owner,
    fail: (key, begunAt) => {
      failures += 1;
      return owner.fail(key, begunAt);
    },
  });
  const inside = await openInside(root, settings);
  const shop = { ...inside, failures: () => failures };
  const figures = () => [
    { name: NAME, running: inside.running(), restarts: 0, memory: null, isReady: true },
  ];
  const front = createFront({
    keeps: false,
    forPages: () => shop,
    forPeople: () => shop,
    answerUnavailable: createUnavailable(root),
    keyHeaders: purger ? keyHeaders : undefined,
    note: (response, outcome, page) => {
      metrics?.note(response, outcome);
      tracing?.note(response, outcome, page);
      if (page !== null) owner.countHits([[page, 1]]);
    },
  });
  const server = createRequestServer(
    requestChain(front.handle, {
      processes: figures,
      isBehindProxy: TRUSTED_PROXY,
      oldCookiesUntil: OLD_COOKIES_UNTIL,
      refuseLong: createRefuseLong(root),
      trace: tracing?.trace,
      measure: metrics?.measure,
    }),
  );
  const begin = () => {
    draining.hasBegun = true;
  };
  drainOnSignal(server, begin, () =>
    Promise.all([tracer?.flush(), purger?.flush(), reports.flush()]),
  );
  listen(server, { port: PORT, host: LISTEN_HOST });
  const purges = () => purger?.figures() ?? null;
  if (metrics && METRICS_PORT !== undefined)
    serveMetrics(
      () =>
        metrics.text({
          size: NOTHING_KEPT,
          renderers: figures(),
          purges: purges(),
          ...reports.figures(),
        }),
      { port: METRICS_PORT, host: METRICS_HOST },
    );
  void announce(root, settings);
}

/** Next and the steps before it, on internal sockets of this process: requests reach them as they do behind a front. */
async function openInside(root: string, settings: Settings) {
  const folder = mkdtempSync(join(tmpdir(), "baseline-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const [socket, secret] = [join(folder, `${NAME}.`), randomBytes(32).toString("hex")];
  await listenInside(await openShop(root, settings), { socket, secret });
  const { send, running } = createConnections(socket, secret);
  return { send, running, isReady: () => true };
}
