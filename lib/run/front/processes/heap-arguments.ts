import { getHeapStatistics } from "node:v8";

/** Megabytes: the largest heap of a render process. */
const MOST = 1_024;
/** Megabytes of each half of the space for new objects: with 16, a process holds 20 MB more and gains no speed. */
const NEW_SPACE = 8;
/** Memory pools outside JavaScript. glibc makes eight for each core, and frees little of them. */
const ARENAS = "2";

interface Given {
  /** Arguments that Node was started with, and those of `NODE_OPTIONS`. */
  readonly args: readonly string[];
  /** Megabytes of heap that Node allows by default. */
  readonly limit: number;
}

/**
 * Arguments of Node that limit the heap of a render process. With much memory, V8 allows itself 4 GB and lets garbage
 * grow to three times the live data; a crawler reading a long sitemap added 400 MB. Empty if the operator has set a
 * limit, or if the machine has less.
 */
export function heapArguments({ args, limit }: Given): readonly string[] {
  const isSaid = (name: RegExp) => args.some((one) => name.test(one));
  return [
    ...(isSaid(/^--max[-_]old[-_]space[-_]size/) || limit <= MOST
      ? []
      : [`--max-old-space-size=${MOST}`]),
    ...(isSaid(/^--max[-_]semi[-_]space[-_]size/) ? [] : [`--max-semi-space-size=${NEW_SPACE}`]),
  ];
}

/** The environment of a process behind the front, with limits for its memory outside JavaScript. */
export const withFewArenas = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX: ARENAS,
  ...env,
});

/** The arguments for a process with this environment. */
export const givenTo = (env: NodeJS.ProcessEnv): Given => ({
  args: [...process.execArgv, ...(env.NODE_OPTIONS ?? "").split(/\s+/)],
  limit: getHeapStatistics().heap_size_limit / 1024 ** 2,
});
