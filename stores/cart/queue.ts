/** Runs tasks one after another; `drained` is called whenever none is left. */
export function createQueue(drained: () => void) {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return {
    run<T>(task: () => Promise<T>): Promise<T> {
      waiting += 1;
      const result = tail.then(task);
      tail = result
        .catch(() => null)
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) drained();
        });
      return result;
    },
    /** Resolves when nothing is under way, also when more is added meanwhile. */
    async idle(): Promise<void> {
      while (waiting > 0) await tail;
    },
    busy: () => waiting > 0,
  };
}
