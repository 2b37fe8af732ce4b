interface Limits {
  readonly running: number;
  readonly waiting: number;
}

/** Lets few work at the same time and the next ones wait; null where too many wait already. */
export function createTurns({ running, waiting }: Limits): () => Promise<() => void> | null {
  let free = running;
  const queue: ((end: () => void) => void)[] = [];
  const end = (): void => {
    // The turn goes to the next one without being free in between.
    const next = queue.shift();
    if (next) next(once(end));
    else free += 1;
  };
  return () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(once(end));
    }
    if (queue.length >= waiting) return null;
    return new Promise((resolve) => queue.push(resolve));
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
