import { getHeapStatistics } from "node:v8";

/** Megabytes of what a render process holds in JavaScript, at most. */
const MOST = 1_024;
/** Megabytes of each half of the space for new objects: with 16, a process holds 20 MB more and gains no speed. */
const NEW_SPACE = 8;
/** Pools of memory for what is not JavaScript. glibc makes eight for each core, and gives little of them back. */
const ARENAS = "2";

interface Given {
  /** Arguments that Node was started with, and those of `NODE_OPTIONS`. */
  readonly args: readonly string[];
  /** Megabytes that a process may use by itself. */
  readonly limit: number;
}

/**
 * The arguments of Node that bound the heap of a render process. On a machine with much memory V8 allows itself 4 GB, and with that
 * lets garbage grow to three times of what is held before it collects; a crawler that read a long sitemap filled
 * 400 MB more with it. Nothing where whoever runs the shop has said how much, or where the machine allows less.
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

/** The environment of a process behind the front, with what bounds its memory outside of JavaScript. */
export const withFewArenas = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX: ARENAS,
  ...env,
});

/** What a process with this environment would be started with. */
export const givenTo = (env: NodeJS.ProcessEnv): Given => ({
  args: [...process.execArgv, ...(env.NODE_OPTIONS ?? "").split(/\s+/)],
  limit: getHeapStatistics().heap_size_limit / 1024 ** 2,
});
