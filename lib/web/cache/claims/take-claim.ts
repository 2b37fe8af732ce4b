import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";

/** Claims that one process remembers at most. */
const MOST_CLAIMS = 20_000;

/** The marks of the claims of this process, by name. */
const held = processWide(
  "claims",
  () => new LRUCache<string, string>({ max: MOST_CLAIMS, ttl: 1, ttlAutopurge: false }),
);

/** The sole right to do something until it is released or its time is over, among all processes that share Redis. */
export interface Claim {
  /** Tells this claim from all others. */
  readonly mark: string;
  /** False if its time has passed and another process has claimed it: this one must stop. */
  isHeld(): Promise<boolean>;
  /**
   * Extends the claim from now on, if it is still held.
   * @param time milliseconds
   */
  extend(time: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Claims a name; null if it is already claimed. Without Redis, or while it does not answer, each process has claims of
 * its own.
 * @param time milliseconds until the claim of a process that has died is released
 */
export async function takeClaim(name: string, time: number): Promise<Claim | null> {
  if (held.get(name) !== undefined) return null;
  const mark = crypto.randomUUID();
  held.set(name, mark, { ttl: time });
  const shared = sharedValues();
  if ((await shared?.claim(name, mark, time)) === "lost") {
    forget(name, mark);
    return null;
  }
  const isHeld = async () => {
    if (held.get(name) !== mark) return false;
    const found = await shared?.read(name);
    if (found) return found === mark;
    // There is no value: Redis does not answer, or has lost it. A free name is claimed again.
    return (await shared?.claim(name, mark, time)) !== "lost";
  };
  return {
    mark,
    isHeld,
    async extend(more) {
      if (!(await isHeld())) return forget(name, mark);
      held.set(name, mark, { ttl: more });
      await shared?.write(name, mark, more);
    },
    async release() {
      forget(name, mark);
      if ((await shared?.read(name)) === mark) await shared?.remove(name);
    },
  };
}

/** The mark of the holder of a name; null if it is free. */
export const holderOf = async (name: string): Promise<string | null> =>
  held.get(name) ?? (await sharedValues()?.read(name)) ?? null;

function forget(name: string, mark: string): void {
  if (held.get(name) === mark) held.delete(name);
}

/** Forgets the claims of this process, as its death would (tests). */
export const forgetClaims = (): void => held.clear();
