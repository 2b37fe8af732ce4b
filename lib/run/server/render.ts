import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import next from "next";
import { loadEnvFiles } from "#lib/base/config/env-files.mjs";
import { tracer } from "#lib/base/trace/tracer.ts";
import { noteRevoked, onRevoked } from "#lib/gateway/auth/revoked-names.ts";
import { createRemoteOwner } from "#lib/run/front/owner/remote-owner.ts";
import {
  type FromRenderer,
  HEARTBEAT,
  SECRET_VARIABLE,
  SOCKET_VARIABLE,
  socketsOf,
  type ToRenderer,
} from "#lib/run/front/process-messages.ts";
import { connectState } from "#lib/web/cache/connect-redis.ts";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { rememberFailedReads } from "#lib/web/data/failed-reads.ts";
import { readConfigWithNode } from "#lib/web/next/plain-node-config.ts";
import { passReportsTo } from "#lib/web/reports/receive-report.ts";
import { draining } from "#lib/web/site/draining.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { watchClosings } from "#lib/web/site/watch-closings.ts";
import { boundRenders } from "./bound-renders.ts";
import { takeTurns } from "./fair-queue.ts";
import { answerKnowsDomain } from "./incoming/knows-domain.ts";
import { onlyForTheFront } from "./know-the-front.ts";
import { pictureGate } from "./picture-gate.ts";
import { refuseMalformed } from "./refuse-malformed.ts";
import { requireHttps } from "./require-https.ts";
import { saySiteExpiry } from "./site-expiry-header.ts";
import { announce, settingsToStart } from "./startup.ts";
import { startTracing } from "./tracing/start-tracing.ts";
import { traceRender } from "./tracing/trace-render.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Connections that wait to be taken, as many as the system allows. */
const BACKLOG = 4_096;

/** Milliseconds between two reports of the memory. */
const REPORT = 5_000;

const pages = createRemoteOwner(tell);

/** Tells the front something; nothing where it has gone. */
function tell(message: FromRenderer): void {
  if (process.connected) process.send?.(message);
}

/**
 * A process that renders: Next's own request handler, which plain Node runs. It is started by the server in front of it
 * (`serve.ts`) and listens on a socket that nobody else can open.
 */
async function render(socket: string): Promise<void> {
  loadEnvFiles(ROOT, "production");
  const settings = settingsToStart(ROOT);
  const { PORT, MEDIA_URL, TRUSTED_PROXY, FORCED_DOMAIN, ALLOW_HTTP } = settings;
  await startTracing("render", settings);
  readConfigWithNode();
  await connectState();
  const app = next({ dev: false, dir: ROOT, port: PORT });
  await app.prepare();
  const inTurn = boundRenders(
    pictureGate({ handle: saySiteExpiry(app.getRequestHandler()), mediaUrl: MEDIA_URL }),
  );
  const shop = requireHttps(refuseMalformed(takeTurns(inTurn, { isBehindProxy: TRUSTED_PROXY })), {
    isBehindProxy: TRUSTED_PROXY,
    allowsHttp: ALLOW_HTTP,
    isForced: FORCED_DOMAIN !== undefined,
    isSite: async (domain) => (await resolveSite(domain)).kind === "found",
  });
  const answer = answerKnowsDomain(shop, async (domain) => (await resolveSite(domain)).kind);
  const handle = onlyForTheFront((request, response) => {
    traceRender(request, response, () =>
      rememberFailedReads(() => answer(request, response)),
    ).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  }, process.env[SECRET_VARIABLE] ?? "");
  const listening = socketsOf(socket).map((path) => {
    const server = createServer(handle);
    // The front closes its connections itself, and bounds how long a client may take.
    Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
    server.listen({ path, backlog: BACKLOG });
    return once(server, "listening");
  });
  await Promise.all(listening);
  tell({ kind: "ready" });
  if (settings.METRICS_PORT !== undefined) setInterval(tellMemory, REPORT).unref();
  void announce(ROOT, settings);
}

const tellMemory = (): void => tell({ kind: "memory", bytes: process.memoryUsage.rss() });

setInterval(() => tell({ kind: "alive" }), HEARTBEAT).unref();

async function obey(message: ToRenderer): Promise<void> {
  if (message.kind === "revoke") noteRevoked(message.revoked);
  if (message.kind === "drain") draining.hasBegun = true;
  if (message.kind === "visited") watchClosings(message.pages);
  if (message.kind === "answer") pages.answered(message.id, message.answer);
  if (message.kind === "expire") noteExpired(message.tags);
  else if (message.kind === "flush") await tracer()?.flush();
  else return;
  tell({ kind: "done", id: message.id });
}

// The front says when this process ends: a signal to the whole group is meant for the front.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
// The front has gone while this program was being read.
if (!process.connected) process.exit();
process.on("message", (message: ToRenderer) => void obey(message));
onRevoked((revoked) => tell({ kind: "revoked", revoked }));
setPageOwner(pages.owner);
passReportsTo((report) => tell({ kind: "reported", report }));

await render(process.env[SOCKET_VARIABLE] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
