interface Limits {
  readonly running: number;
  readonly waiting: number;
  /** The longest wait in milliseconds; unlimited by default. */
  readonly patience?: number;
}

/** Ends a turn. */
type End = () => void;

/**
 * Lets a few tasks run at the same time while the next ones wait. The turn is null if too many are waiting already, or
 * after too long a wait.
 */
export function createTurns({ running, waiting, patience }: Limits): () => Promise<End | null> {
  let free = running;
  const queue = new Set<(end: End) => void>();
  const end = (): void => {
    // The turn passes to the next task without being free in between.
    const [next] = queue;
    if (next) next(once(end));
    else free += 1;
  };
  return async () => {
    if (free > 0) {
      free -= 1;
      return once(end);
    }
    if (queue.size >= waiting) return null;
    return new Promise((resolve) => {
      const leave = (turn: End | null) => {
        clearTimeout(timer);
        queue.delete(leave);
        resolve(turn);
      };
      const timer = patience === undefined ? undefined : setTimeout(() => leave(null), patience);
      queue.add(leave);
    });
  };
}

function once(work: End): End {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
