import { readFile } from "node:fs/promises";
import { reportOf, shareReports } from "#lib/cache/held-pages.ts";
import type { SharedPages } from "#lib/cache/page-store.ts";
import { processName } from "#lib/cache/process-name.ts";
import { createSharedPages } from "#lib/cache/shared-pages.ts";
import { createSharedReports, keepBeating } from "#lib/cache/shared-reports.ts";
import { shareValues } from "#lib/cache/shared-values.ts";
import { getSettings } from "#lib/config/settings.ts";
import { type RedisClient, redisClient } from "./redis-client.ts";
import { redisPrefix } from "./redis-keys.ts";
import { watchRefusals } from "./watch-refusals.ts";

/**
 * The shared pages behind `REDIS_URL`, and the values of `REDIS_STATE_URL`. Connects in the background, so that the
 * server is up before Redis is. Logs one line when a connection is lost and one when it is back, and the same of a Redis that
 * refuses commands.
 */
export async function connectRedis(url: string, serverDistDir: string): Promise<SharedPages> {
  const prefix = `${redisPrefix()}:pages:${await buildId(serverDistDir)}`;
  const client = await redisClient(url);
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  const shared = createSharedPages(client, subscriber, prefix);
  const { REDIS_STATE_URL: stateUrl = url } = getSettings();
  const state = await redisClient(stateUrl);
  shareValues(state);
  const name = processName();
  const report = (domain: string) => reportOf(name, domain);
  const reports = createSharedReports(client, subscriber, { prefix, name, report });
  shareReports(reports);
  sayWhenDown(client, "pages are kept in memory only");
  if (state !== client) sayWhenDown(state, "each process counts and remembers for itself");
  subscriber.on("error", () => {});
  // It connects by itself, maybe later than the other, and misses what is said until then.
  subscriber.on("ready", () => void shared.sync());
  client.on("ready", () => {
    void shared.sync();
    void reports.beat();
  });
  // The connection may have been opened before by the limits.
  if (client.isReady) void shared.sync();
  const looks = [watchRefusals(client, async () => shared.sync())];
  if (state !== client) looks.push(watchRefusals(state, async () => {}));
  keepBeating(async () => {
    await Promise.all(looks.map((look) => look()));
    await Promise.all([reports.beat(), shared.repeat()]);
  });
  subscriber.connect().catch(() => {});
  return shared;
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
