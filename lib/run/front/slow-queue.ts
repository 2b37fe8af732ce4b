import { createQueue } from "#lib/base/utils/bounded-queue.ts";

/** Waiting tasks, at most; further ones are dropped. */
const LONGEST = 200;
/** Pause after a task, as a multiple of the task's duration: it uses at most a tenth of one core. */
const REST = 9;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

interface Options {
  /** Milliseconds. */
  readonly now?: () => number;
  readonly rest?: (ms: number) => Promise<unknown>;
}

/** Background work: one task at a time with pauses in between, so that requests are not slowed down. */
export function createSlowQueue({ now = () => performance.now(), rest = sleep }: Options = {}) {
  const queue = createQueue({ running: 1, waiting: LONGEST });
  return {
    /** Whether it was accepted: not if too many are waiting. */
    add(task: () => Promise<unknown>): boolean {
      if (queue.isFull()) return false;
      void queue.run(async () => {
        const from = now();
        await task().catch(() => {});
        await rest((now() - from) * REST);
      });
      return true;
    },
  };
}
