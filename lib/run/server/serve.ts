import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadEnvFiles } from "#lib/base/config/env-files.mjs";
import { resetSettings } from "#lib/base/config/settings.ts";
import { createPagesAhead } from "#lib/run/front/ahead/pages-ahead.ts";
import { createPicturesAhead } from "#lib/run/front/ahead/pictures-ahead.ts";
import { createPopularFile } from "#lib/run/front/ahead/popular-file.ts";
import { createFront } from "#lib/run/front/front.ts";
import { createMetrics } from "#lib/run/front/metrics.ts";
import { startRenderers } from "#lib/run/front/processes/render-processes.ts";
import { createPurger } from "#lib/run/front/purge/purger.ts";
import { keyHeaders } from "#lib/run/front/purge/surrogate-keys.ts";
import { openPages } from "#lib/web/cache/owner/open-pages.ts";
import { inBuild } from "#lib/web/next/build-folder.mjs";
import { checkStart } from "./check-start.ts";
import { createRequestServer, requestChain } from "./connections/request-chain.ts";
import { drainOnSignal } from "./drain.ts";
import { openReports } from "./exporting/open-reports.ts";
import { listen } from "./open-port.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { reasonToStop, settingsToStart } from "./startup.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { createRequestTracing } from "./tracing/trace-requests.ts";
import { createRefuseLong, createUnavailable } from "./unavailable.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Milliseconds between two reports about cached answers. */
const REPORT = 2_000;

/**
 * The production server (`npm run serve`): the cache in front (lib/run/front), and behind it the processes that render.
 * With `FRONT=off` there is one process, which renders and answers.
 */
async function serve(): Promise<void> {
  prepare();
  const settings = settingsToStart(ROOT);
  if (!settings.FRONT) {
    // Next is in it: the front's process does without.
    const { serveAlone } = await import("./serve-alone.ts");
    return serveAlone(ROOT, settings);
  }
  const { PORT, LISTEN_HOST, TRUSTED_PROXY, OLD_COOKIES_UNTIL, REDIS_URL, WEB_CONCURRENCY } =
    settings;
  const { METRICS_PORT, METRICS_HOST } = settings;
  const metrics = METRICS_PORT === undefined ? null : createMetrics();
  const tracer = await startTracing("front", settings);
  const reports = openReports(settings);
  const tracing = tracer && createRequestTracing(tracer);
  const { CDN_PURGE_URL: urls, CDN_PURGE_SECRET: secret } = settings;
  const purger = urls.length > 0 ? createPurger({ urls, secret }) : null;
  const folder = mkdtempSync(join(tmpdir(), "baseline-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const owner = await openPages(inBuild(ROOT, "server"), async (tags, isOwn) => {
    front.expire(tags);
    pages.expired();
    await renderers.expire(tags);
    if (isOwn) purger?.purge(tags);
  });
  const renderers = startRenderers({
    file: join(import.meta.dirname, "render.ts"),
    folder,
    count: WEB_CONCURRENCY,
    sharesState: REDIS_URL !== undefined,
    owner,
  });
  // One that hangs does not notice that this process has gone.
  process.on("exit", () => void renderers.end());
  const isIdle = () => renderers.figures().every(({ running }) => running === 0);
  const pictures = createPicturesAhead({ forPictures: renderers.forPages, isIdle });
  const pages = createPagesAhead({ renew: (asked) => front.renew(asked), isIdle });
  const remembered = createPopularFile(inBuild(ROOT, `cache/popular-pages-${PORT}.json`));
  const front = createFront({
    forPages: renderers.forPages,
    forPeople: renderers.forPeople,
    forCalls: renderers.forCalls,
    answerUnavailable: createUnavailable(ROOT),
    keyHeaders: purger ? keyHeaders : undefined,
    note:
      metrics || tracing
        ? (response, outcome, page) => {
            metrics?.note(response, outcome);
            tracing?.note(response, outcome, page);
          }
        : undefined,
    onPage: (html, asked, page) => {
      pictures.add(html, asked.headers);
      pages.rendered(page, asked);
    },
  });
  setInterval(() => {
    const hits = front.takeHits();
    if (hits.length === 0) return;
    owner.countHits(hits);
    renderers.tell({ kind: "visited", pages: hits.map(([page]) => page) });
    pages.count(hits);
    remembered.write(pages.popular());
  }, REPORT).unref();
  const answer = requestChain(front.handle, {
    processes: renderers.figures,
    isBehindProxy: TRUSTED_PROXY,
    oldCookiesUntil: OLD_COOKIES_UNTIL,
    refuseLong: createRefuseLong(ROOT),
    trace: tracing?.trace,
    measure: metrics?.measure,
  });
  if (!(await renderers.ready)) process.exit(1);
  const server = createRequestServer(answer);
  drainOnSignal(
    server,
    () => renderers.tell({ kind: "drain" }),
    () => Promise.all([renderers.flush(), tracer?.flush(), purger?.flush(), reports.flush()]),
  );
  listen(server, { port: PORT, host: LISTEN_HOST, isShared: cluster.isWorker });
  pages.begin(remembered.read());
  if (metrics && METRICS_PORT !== undefined)
    serveMetrics(
      () =>
        metrics.text({
          size: front.size(),
          renderers: renderers.figures(),
          purges: purger?.figures() ?? null,
          ...reports.figures(),
        }),
      { port: METRICS_PORT, host: METRICS_HOST },
    );
}

/** Prepares the environment of a production server; exits the process if it is invalid. */
function prepare(): void {
  loadEnvFiles(ROOT, "production");
  Object.assign(process.env, { NODE_ENV: "production" });
  const { problems, warnings } = checkStart(process.env, cluster.isWorker);
  for (const line of warnings) console.warn(line);
  if (problems.length > 0) {
    for (const line of problems) console.error(line);
    process.exit(1);
  }
  // A single server generates the secrets that are not set; replicas must share theirs.
  process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString("hex");
  resetSettings();
}

await serve().catch((error: unknown) => {
  console.error(reasonToStop(error));
  process.exit(1);
});
