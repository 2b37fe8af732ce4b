import type { ToRenderer } from "#lib/run/front/process-messages.ts";

/** Milliseconds to wait for a process to carry out an order before continuing without it. */
const PATIENCE = 2_000;

/** Orders to a process that it has not confirmed yet. */
export function createOrders(tell: (message: ToRenderer) => void) {
  const waiting = new Map<number, () => void>();
  let given = 0;

  return {
    /** Tells the process to do something, and resolves when it has, or has taken too long. */
    async give(message: (id: number) => ToRenderer): Promise<void> {
      given += 1;
      const id = given;
      await within(PATIENCE, (done) => {
        waiting.set(id, done);
        tell(message(id));
        return () => waiting.delete(id);
      });
    },

    /** The process has confirmed one. */
    done: (id: number): void => waiting.get(id)?.(),

    /** The process has exited: nobody waits for it any longer. */
    release: (): void => {
      for (const done of waiting.values()) done();
    },
  };
}

/** Resolves when `begin` calls back, or after the given milliseconds. `begin` returns a clean-up function. */
export function within(ms: number, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      tidy();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const tidy = begin(done);
  });
}
