import { stored } from "#lib/browser/storage.ts";

/** When the page was reloaded last, in milliseconds since 1970. */
const lastReload = stored("session", "chunk-reload", Number);
const GUARD = 60_000;

/** Webpack's name for it, Turbopack's message, and what Chromium, Firefox and Safari say of a module that is gone. */
const GONE =
  /ChunkLoadError|Failed to load chunk|Loading (CSS )?chunk .* failed|(Failed to fetch|error loading) dynamically imported module|Importing a module script failed/i;

/** Whether something failed because a script of an older release is no longer there. */
export function isChunkFailure(reason: unknown): boolean {
  const { name = "", message = "" } =
    reason instanceof Error ? reason : { message: typeof reason === "string" ? reason : "" };
  return name === "ChunkLoadError" || GONE.test(message);
}

/**
 * Reloads the page unless that was done within the last 60 s; returns whether it does.
 * Without session storage nothing could stop a second time, so it stays.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - (lastReload.read() ?? 0) < GUARD || !lastReload.write(now)) return false;
  reload();
  return true;
}
