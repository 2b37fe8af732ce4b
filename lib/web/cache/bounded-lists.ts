import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";

/** Lines that a list keeps; the oldest are forgotten. */
export const MOST_LINES = 500;
/** Characters of a line: a longer one is not kept. */
const LONGEST = 4_000;
/** The most lists of one process: the least recently used ones are dropped first. */
const MOST_LISTS = 400;

const held = processWide(
  "bounded-lists",
  () => new LRUCache<string, string[]>({ max: MOST_LISTS }),
);

/**
 * Adds a line to a short list that all processes share through Redis; without Redis, and while it is silent, each process
 * has its own. Never throws, and never takes longer than Redis' time limit.
 */
export async function addLine(name: string, line: string): Promise<void> {
  if (line.length > LONGEST) return;
  held.set(name, [line, ...(held.get(name) ?? [])].slice(0, MOST_LINES));
  // The Edge bundle, which cannot sign as Node does, leaves Redis out only if this condition is in this function.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { pushLine } = await import("./redis/redis-lists.ts");
    await pushLine(name, line, MOST_LINES);
  }
}

/** The lines of a list, the newest first; none that this shop has not written. */
export async function readLines(name: string): Promise<readonly string[]> {
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { sharedLines } = await import("./redis/redis-lists.ts");
    const lines = await sharedLines(name, MOST_LINES);
    if (lines) return lines;
  }
  return held.get(name) ?? [];
}

/** Forgets the lists of this process (tests). */
export const forgetLines = (): void => held.clear();
