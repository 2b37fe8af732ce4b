const KEY = "chunk-reload";
const GUARD = 60_000;

/** Webpack's name for it, and Turbopack's plain words. */
export function isChunkFailure(reason: unknown): boolean {
  const { name = "", message = "" } =
    reason instanceof Error ? reason : { message: typeof reason === "string" ? reason : "" };
  return (
    name === "ChunkLoadError" ||
    /Failed to load chunk|Loading (CSS )?chunk .* failed/i.test(message)
  );
}

/**
 * Loads the page anew unless that was done within the last 60 s; says whether it does.
 * Without session storage nothing could stop a second time, so it stays.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY) < GUARD) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
