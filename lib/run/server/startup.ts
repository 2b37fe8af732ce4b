import { readFileSync } from "node:fs";
import { join } from "node:path";
import { log } from "#lib/base/config/log.ts";
import { getSettings, type Settings } from "#lib/base/config/settings.ts";
import { checkRedis } from "#lib/web/cache/redis/check-redis.ts";
import { hasBuild } from "#lib/web/next/build-folder.mjs";
import { heldSites } from "#lib/web/site/resolve-site.ts";
import { addressOf } from "./open-port.ts";

/** A reason not to start that the operator can fix: printed as it is, without a stack trace. */
class StartProblem extends Error {}

/**
 * The settings, after checking that they and a build exist.
 * @throws StartProblem with instructions
 */
export function settingsToStart(root: string): Settings {
  let settings: Settings;
  try {
    settings = getSettings();
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
  if (!hasBuild(root))
    throw new StartProblem("There is no build yet. Make one first: npm run build");
  return settings;
}

/** The message for an error that ended the start. */
export const reasonToStop = (error: unknown): unknown =>
  error instanceof StartProblem ? error.message : error;

/** Logs one line with the started configuration. */
export async function announce(root: string, settings: Settings): Promise<void> {
  const { BACKEND_URL, REDIS_URL, PORT, LISTEN_HOST } = settings;
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const redis = REDIS_URL ? await checkRedis(REDIS_URL) : "none";
  log().info(
    {
      version,
      mode: process.env.NODE_ENV,
      address: addressOf({ port: PORT, host: LISTEN_HOST }),
      // Without the name and password in the URL.
      backend: new URL(BACKEND_URL).origin,
      redis,
      sites: heldSites(),
    },
    "started",
  );
}
