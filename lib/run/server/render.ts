import { resolve } from "node:path";
import { loadEnvFiles } from "#lib/base/config/env-files.mjs";
import { tracer } from "#lib/base/trace/tracer.ts";
import { noteRevoked, onRevoked } from "#lib/gateway/auth/revoked-names.ts";
import { createRemoteOwner } from "#lib/run/front/owner/remote-owner.ts";
import {
  type FromRenderer,
  HEARTBEAT,
  SECRET_VARIABLE,
  SOCKET_VARIABLE,
  type ToRenderer,
} from "#lib/run/front/process-messages.ts";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { passReportsTo } from "#lib/web/reports/receive-report.ts";
import { draining } from "#lib/web/site/draining.ts";
import { watchClosings } from "#lib/web/site/watch-closings.ts";
import { listenInside } from "./connections/inner-sockets.ts";
import { tellFaults } from "./exporting/open-reports.ts";
import { openShop } from "./open-shop.ts";
import { announce, settingsToStart } from "./startup.ts";
import { startTracing } from "./tracing/start-tracing.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Milliseconds between two reports of the memory. */
const REPORT = 5_000;

const pages = createRemoteOwner(tell);

/** Sends a message to the front; does nothing if the front has exited. */
function tell(message: FromRenderer): void {
  if (process.connected) process.send?.(message);
}

/**
 * A render process: Next's own request handler, run by plain Node. It is started by the front (`serve.ts`) and listens
 * on a socket that nobody else can open.
 */
async function render(socket: string): Promise<void> {
  loadEnvFiles(ROOT, "production");
  const settings = settingsToStart(ROOT);
  tellFaults(settings, (fault) => tell({ kind: "failed", fault }));
  await startTracing("render", settings);
  const handle = await openShop(ROOT, settings);
  await listenInside(handle, { socket, secret: process.env[SECRET_VARIABLE] ?? "" });
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

// The front decides when this process ends: a signal to the whole process group is meant for the front.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
// The front has exited while this program was loading.
if (!process.connected) process.exit();
process.on("message", (message: ToRenderer) => void obey(message));
onRevoked((revoked) => tell({ kind: "revoked", revoked }));
setPageOwner(pages.owner);
passReportsTo((report) => tell({ kind: "reported", report }));

await render(process.env[SOCKET_VARIABLE] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
