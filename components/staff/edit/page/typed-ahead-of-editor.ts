/** Fields whose input waits for an editor that is still being downloaded. */
const waiting = new Set<Promise<boolean>>();

/**
 * Announces input that is not in the working copy yet.
 *
 * @returns to be called once it is there, or with `false` if it never will be
 */
export function announceInput(): (isTaken: boolean) => void {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.add(promise);
  return (isTaken) => {
    waiting.delete(promise);
    resolve(isTaken);
  };
}

/** Runs at once, or after all announced input has arrived; not at all if some of it never does. */
export function afterInput(run: () => void): void {
  if (waiting.size === 0) run();
  else
    void Promise.all(waiting).then((all) => {
      if (all.every(Boolean)) afterInput(run);
    });
}
