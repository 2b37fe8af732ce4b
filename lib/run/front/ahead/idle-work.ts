import { setTimeout as wait } from "node:timers/promises";

export interface IdleLimits {
  /** Pieces of work that wait, and characters of their names. */
  readonly waiting: number;
  readonly characters: number;
  /**
   * Milliseconds after which a waiting task is dropped, because the client that wanted its result has asked by then.
   */
  readonly patience: number;
  /** Milliseconds between two looks at whether the processes have nothing to do. */
  readonly look: number;
  /** Times that a piece of work took, for which the next one waits. */
  readonly rest: number;
}

const LIMITS: IdleLimits = {
  waiting: 500,
  characters: 256 * 1024,
  patience: 60_000,
  look: 100,
  rest: 1,
};

interface Options {
  /** Whether no process behind the front has anything to do. */
  readonly isIdle: () => boolean;
  readonly limits?: Partial<IdleLimits>;
}

/**
 * Runs background tasks one at a time, only while the server is idle, and at most half of the time. Tasks beyond the
 * queue limit, tasks that waited too long and failed ones are dropped: the next request does their work.
 */
export function createIdleWork({ isIdle, limits }: Options) {
  const bound = { ...LIMITS, ...limits };
  const waiting = new Map<string, { readonly since: number; readonly work: () => unknown }>();
  let characters = 0;
  let working: Promise<void> | null = null;

  function remove(name: string): void {
    if (waiting.delete(name)) characters -= name.length;
  }

  /** The next piece that is still worth it. */
  function next() {
    for (const [name, { since, work }] of waiting) {
      if (performance.now() - since < bound.patience) return { name, work };
      remove(name);
    }
    return null;
  }

  async function go(): Promise<void> {
    for (let one = next(); one; one = next()) {
      if (!isIdle()) {
        await wait(bound.look, undefined, { ref: false });
        continue;
      }
      remove(one.name);
      const began = performance.now();
      try {
        await one.work();
      } catch {
        // The request that needs it will see that it failed.
      }
      await wait(bound.rest * (performance.now() - began), undefined, { ref: false });
    }
  }

  return {
    /** Notes a piece of work once under its name. Returns whether it waits now. */
    add(name: string, work: () => unknown): boolean {
      if (waiting.has(name)) return true;
      if (waiting.size >= bound.waiting || characters + name.length > bound.characters)
        return false;
      waiting.set(name, { since: performance.now(), work });
      characters += name.length;
      working ??= go().finally(() => {
        working = null;
      });
      return true;
    },

    /** How many wait. */
    size: () => waiting.size,
    /** Resolves when nothing is left to be done. For tests. */
    done: async () => void (await working),
  };
}
