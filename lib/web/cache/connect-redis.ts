import { readFile } from "node:fs/promises";
import { getSettings } from "#lib/base/config/settings.ts";
import type { ProcessReport } from "./cache-report.ts";
import type { SharedPages } from "./page-store.ts";
import { processName } from "./process-name.ts";
import { type RedisClient, redisClient } from "./redis/redis-client.ts";
import { redisPrefix } from "./redis/redis-keys.ts";
import { watchRefusals } from "./redis/watch-refusals.ts";
import { createSharedPages } from "./shared-pages.ts";
import { createSharedReports, keepBeating, type SharedReports } from "./shared-reports.ts";
import { shareValues } from "./shared-values.ts";

/**
 * The shared pages in `REDIS_URL`, for the owner of the pages. Connects in the background, so that the server starts
 * without waiting for Redis. Logs one line when a connection is lost and one when it is back, and likewise for a Redis
 * that refuses commands.
 * @param report the pages of a site that this process holds, for other replicas
 */
export async function connectPages(
  url: string,
  serverDistDir: string,
  report: (domain: string) => ProcessReport,
): Promise<{ readonly shared: SharedPages; readonly reports: SharedReports }> {
  const prefix = `${redisPrefix()}:pages:${await buildId(serverDistDir)}`;
  const client = await redisClient(url);
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  const shared = createSharedPages(client, subscriber, prefix);
  const reports = createSharedReports(client, subscriber, { prefix, name: processName(), report });
  sayWhenDown(client, "pages are kept in memory only");
  subscriber.on("error", () => {});
  // It connects independently, maybe later than the other connection, and misses messages until then.
  subscriber.on("ready", () => void shared.sync());
  client.on("ready", () => {
    void shared.sync();
    void reports.beat();
  });
  // The connection may have been opened before by the limits.
  if (client.isReady) void shared.sync();
  const look = watchRefusals(client, async () => shared.sync());
  keepBeating(async () => {
    await look();
    await Promise.all([reports.beat(), shared.repeat()]);
  });
  subscriber.connect().catch(() => {});
  return { shared, reports };
}

/** Connects this process to the values of `REDIS_STATE_URL`: claims, limits and sessions. Nothing without one. */
export async function connectState(): Promise<void> {
  const { REDIS_STATE_URL: url } = getSettings();
  if (!url) return;
  const state = await redisClient(url);
  shareValues(state);
  sayWhenDown(state, "each process counts and remembers for itself");
  keepBeating(watchRefusals(state, async () => {}));
}

function sayWhenDown(client: RedisClient, consequence: string): void {
  let isDown = false;
  client.on("error", (error: Error) => {
    if (!isDown)
      console.warn(`Redis cannot be reached (${error.message || error.name}): ${consequence}.`);
    isDown = true;
  });
  client.on("ready", () => {
    if (isDown) console.warn("Redis is back.");
    isDown = false;
  });
}

/** The id of Next's build: pages of another build name other script files, so only replicas of one build share them. */
async function buildId(serverDistDir: string): Promise<string> {
  const id = await readFile(`${serverDistDir}/../BUILD_ID`, "utf8").catch(() => "development");
  return id.trim();
}
