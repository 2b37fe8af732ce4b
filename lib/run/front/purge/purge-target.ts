import { log } from "#lib/base/config/log.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import { dialectOf, type PurgeDialect } from "./purge-dialect.ts";
import { keysToPurge, siteTagOf } from "./surrogate-keys.ts";

export interface PurgeTiming {
  /** Milliseconds in which expiries are collected for one call. */
  readonly window: number;
  /**
   * Milliseconds after which the same tags are purged again, because answers on their way to the cache may be older
   * than the expiry. Longer than nearly every render.
   */
  readonly again: number;
  /** Milliseconds after which a call has failed. */
  readonly timeout: number;
  /** Milliseconds before it is repeated: doubles from the first to the most. */
  readonly retry: { readonly first: number; readonly most: number };
}

/** Tags that wait for a call; beyond it whole sites are purged. */
const MOST_TAGS = 10_000;

/**
 * One cache that is told which keys to drop. Failed calls are repeated until they succeed; the number of waiting keys
 * is limited.
 */
export function createPurgeTarget(url: string, secret: string | undefined, timing: PurgeTiming) {
  /** Tags, and whether they were purged already and are to be purged again. */
  let waiting = new Map<string, { readonly isRepeat: boolean }>();
  /** Purged, and to be purged again in a while. */
  const repeats = new Set<readonly string[]>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  /** Calls since the start. */
  const calls = { done: 0, failed: 0 };
  const dialect = dialectOf(url, secret);
  // Without the name and password in the URL.
  const { origin } = new URL(url);
  /** Tags of a call: each has up to two keys. */
  const most = Math.floor(dialect.mostKeys / 2);

  function add(tags: readonly string[], isRepeat: boolean): void {
    for (const tag of tags) if (!isRepeat || !waiting.has(tag)) waiting.set(tag, { isRepeat });
    if (waiting.size > MOST_TAGS) {
      const sites = new Set([...waiting.keys()].map(siteTagOf));
      waiting = new Map([...sites].map((tag) => [tag, { isRepeat: false }]));
    }
    plan(timing.window);
  }

  function plan(after: number): void {
    if (timer || running || waiting.size === 0) return;
    timer = setTimeout(() => void run(), after);
    timer.unref();
  }

  /** Sends the next call; resolves with whether it succeeded. */
  function run(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    running ??= sendNext().finally(() => {
      running = undefined;
      const { first, most } = timing.retry;
      plan(failures === 0 ? 0 : Math.min(most, first * 2 ** (failures - 1)));
    });
    return running;
  }

  async function sendNext(): Promise<boolean> {
    const batch = [...waiting].slice(0, most);
    for (const [tag] of batch) waiting.delete(tag);
    const fault = await send(
      dialect,
      batch.map(([tag]) => tag),
      timing.timeout,
    );
    if (fault === null) {
      failures = 0;
      calls.done += 1;
      repeatLater(batch.flatMap(([tag, { isRepeat }]) => (isRepeat ? [] : [tag])));
      return true;
    }
    failures += 1;
    calls.failed += 1;
    // Tags that have expired again in the meantime keep their entry.
    for (const [tag, what] of batch) if (!waiting.has(tag)) waiting.set(tag, what);
    log().error({ cache: origin, fault, failures, tags: waiting.size }, "purge failed");
    return false;
  }

  function repeatLater(tags: readonly string[]): void {
    if (tags.length === 0) return;
    repeats.add(tags);
    setTimeout(() => {
      if (repeats.delete(tags)) add(tags, true);
    }, timing.again).unref();
  }

  return {
    purge: (tags: readonly string[]): void => add(tags, false),
    figures: () => ({ ...calls }),

    /** Sends everything that is waiting, now; stops at a failed call. */
    async flush(): Promise<void> {
      for (const tags of repeats) add(tags, true);
      repeats.clear();
      while (running || waiting.size > 0) if (!(await run())) return;
    },
  };
}

/** Returns an error message; null after success. */
async function send(
  { url, method, say, refuses }: PurgeDialect,
  tags: readonly string[],
  timeout: number,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method,
      ...say(keysToPurge(tags)),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (!refuses || !response.ok) {
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    }
    return refuses(await response.text()) ? "refused" : null;
  } catch (error) {
    return oneLine(error instanceof Error ? error.name : String(error));
  }
}
