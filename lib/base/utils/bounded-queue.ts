interface Limits {
  /** Tasks that run at the same time. */
  readonly running: number;
  /** Tasks that wait; unlimited by default. */
  readonly waiting?: number;
  /** The longest wait in milliseconds; unlimited by default. */
  readonly patience?: number;
}

export type BoundedQueue = ReturnType<typeof createQueue>;

/** A task that was not started: too many wait already, or it has waited for too long. */
export class QueueFull extends Error {}

/** Runs a few tasks at the same time, while the next ones wait in order. */
export function createQueue({ running, waiting = Number.POSITIVE_INFINITY, patience }: Limits) {
  let free = running;
  const line = new Set<() => void>();

  /** Takes a place, immediately if one is free. */
  function enter(): Promise<void> | null {
    if (free > 0) {
      free -= 1;
      return null;
    }
    if (line.size >= waiting) throw new QueueFull();
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        clearTimeout(timer);
        line.delete(take);
        settle();
      };
      const take = () => leave(resolve);
      const giveUp = () => leave(() => reject(new QueueFull()));
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      line.add(take);
    });
  }

  /** The place passes to the next task without being free in between. */
  function leave(): void {
    const [next] = line;
    if (next) next();
    else free += 1;
  }

  return {
    /**
     * Runs a task when its turn comes.
     * @throws QueueFull if it never does
     */
    async run<T>(task: () => T | Promise<T>): Promise<T> {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },

    /** Whether a task that comes now would be refused. */
    isFull: (): boolean => free === 0 && line.size >= waiting,
    /** Whether no task runs. */
    isIdle: (): boolean => free === running,
  };
}
