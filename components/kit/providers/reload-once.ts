import { stored } from "#lib/base/browser/storage.ts";

/** When the page was last reloaded, in milliseconds since 1970. */
const lastReload = stored("session", "chunk-reload", Number);
const GUARD = 60_000;

/**
 * Webpack's error name, Turbopack's messages, and the messages of Chromium, Firefox and Safari for a missing module. A
 * missing factory is a script that Turbopack did not wait for (decision 0236): what needed it fails for as long as the page lives.
 */
const GONE =
  /ChunkLoadError|Failed to load chunk|Loading (CSS )?chunk .* failed|module factory is not available|(Failed to fetch|error loading) dynamically imported module|Importing a module script failed/i;

/** Whether an error means that a script of an older release no longer exists. */
export function isChunkFailure(reason: unknown): boolean {
  const { name = "", message = "" } =
    reason instanceof Error ? reason : { message: typeof reason === "string" ? reason : "" };
  return name === "ChunkLoadError" || GONE.test(message);
}

/**
 * Reloads the page unless that was done within the last 60 s; returns whether it does. Without session storage a loop
 * could not be prevented, so it does not reload.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - (lastReload.read() ?? 0) < GUARD || !lastReload.write(now)) return false;
  reload();
  return true;
}
