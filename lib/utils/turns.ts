interface Limits {
  readonly running: number;
  readonly waiting: number;
  /** Milliseconds after which nobody waits any longer; by default, there is no end. */
  readonly patience?: number;
}

/** Ends what somebody does in their turn. */
type End = () => void;

/**
 * Lets few work at the same time and the next ones wait. A turn is null for whom too many wait already, and for who has
 * waited too long.
 */
export function createTurns({ running, waiting, patience }: Limits): () => Promise<End | null> {
  let free = running;
  const queue = new Set<(end: End) => void>();
  const end = (): void => {
    // The turn goes to the next one without being free in between.
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
