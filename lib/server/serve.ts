import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { resolve } from "node:path";
import next from "next";
import { getSettings } from "#lib/config/settings.ts";
import { drainOnSignal } from "./drain.ts";
import { listen } from "./listen.ts";
import { withRequestMemory } from "./request-memory.ts";
import { withSecondChance } from "./retry-failed-page.ts";
import { withQuietHeaders } from "./strip-internal-headers.ts";
import { createUnavailable } from "./unavailable.ts";

/**
 * The production server (`npm run serve`): Next's own request handler in this process, with a second chance for
 * pages. Plain Node runs this file, so imports are relative. Binds to all interfaces: bound to 127.0.0.1 every
 * rewrite loops on itself (architecture, section 1).
 */
const folder = resolve(import.meta.dirname, "../..");

/** Milliseconds: longer than balancers keep connections, so that they close first. */
const KEEP_ALIVE = 65_000;

export async function serve(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: "production" });
  // Without secrets of its own a single server makes them up; replicas must share theirs.
  process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString("hex");
  const { PORT } = getSettings();
  const app = next({ dev: false, dir: folder, port: PORT });
  await app.prepare();
  const handle = withRequestMemory(
    withQuietHeaders(
      withSecondChance({
        handle: app.getRequestHandler(),
        rescues: () => (globalThis as { [RESCUES]?: number })[RESCUES] ?? 0,
        giveUp: createUnavailable(folder),
      }),
    ),
  );
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  drainOnSignal(server);
  listen(server, PORT);
}

/** Counted by the page cache (`lib/cache/handler.mjs`), which Next loads in this process. */
const RESCUES = Symbol.for("baseline.rescues");

if (import.meta.main) await serve();
