import { createQueue } from "#lib/base/utils/bounded-queue.ts";

/** Tasks that may wait; what comes beyond it is left out. */
const LONGEST = 200;
/** Times that it rests as long as a task took: it takes a tenth of one core at most. */
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

/** Work that nobody waits for: one task after the other, with rests between, so that those who do wait are not slowed. */
export function createSlowQueue({ now = () => performance.now(), rest = sleep }: Options = {}) {
  const queue = createQueue({ running: 1, waiting: LONGEST });
  return {
    /** Whether it will be done: not where too much waits already. */
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
