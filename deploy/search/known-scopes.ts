import type { Scope, Send } from "./backend-lists.ts";
import type { Engine } from "./meilisearch.ts";
import { bringUpToDate, KINDS, type Kind } from "./search-index.ts";

interface Options {
  readonly engine: Engine;
  readonly send: Send;
  readonly prefix: string;
  /** Milliseconds between two readings of everything. */
  readonly interval: number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  readonly now?: () => number;
}

interface Known {
  readonly scope: Scope;
  readonly kind: Kind;
  /** Whether the index holds everything that a complete reading found. */
  isReady: boolean;
  /** When it is read again, in milliseconds since 1970. */
  due: number;
}

/** Sites in one language that are remembered. */
const MOST_SCOPES = 500;
/** Milliseconds after which a reading that failed is tried again. */
const RETRY = 60_000;

/**
 * The indexed sites: each one in each language that the backend has answered for. Nothing is set up ahead; the engine
 * itself remembers which indexes are whole, so that a restart goes on with them.
 */
export function createKnownScopes({
  engine,
  send,
  prefix,
  interval,
  log,
  now = Date.now,
}: Options) {
  const known = new Map<string, Known>();
  const state = `${prefix}_state`;
  let running: Promise<void> | undefined;

  const indexOf = (kind: Kind, { key }: Scope): string => `${prefix}_${kind}_${key}`;

  async function readOne(name: string, one: Known): Promise<void> {
    try {
      const { put, removed, isComplete } = await bringUpToDate(
        { engine, send },
        name,
        one.kind,
        one.scope,
      );
      await engine.put(state, [{ id: name, finishedAt: now() }]);
      one.isReady = true;
      one.due = now() + interval;
      log({ msg: "indexed", index: name, put, removed, isComplete });
    } catch (error) {
      one.due = now() + Math.min(RETRY, interval);
      log({ msg: "not indexed", index: name, fault: String(error) });
    }
  }

  async function readDue(): Promise<void> {
    for (const [name, one] of known) if (one.due <= now()) await readOne(name, one);
  }

  return {
    /** Remembers a scope for which the backend has answered, and finds out whether the engine has its indexes. */
    async learn(scope: Scope): Promise<void> {
      if (known.has(indexOf("products", scope)) || known.size >= MOST_SCOPES * KINDS.length) return;
      for (const kind of KINDS) {
        const name = indexOf(kind, scope);
        const one: Known = { scope, kind, isReady: false, due: 0 };
        known.set(name, one);
        const before = await engine.get(state, name).catch(() => null);
        if (before === null) continue;
        one.isReady = true;
        one.due = Number(before.finishedAt) + interval;
      }
    },
    /** The name of a scope's index; null while it is not whole. */
    readyIndex(kind: Kind, scope: Scope): string | null {
      const name = indexOf(kind, scope);
      return known.get(name)?.isReady ? name : null;
    },
    /** Lets everything of these kinds be read again: the backend said that it has changed. */
    expire(kinds: readonly Kind[]): void {
      for (const one of known.values()) if (kinds.includes(one.kind)) one.due = 0;
    },
    /** Reads again what is due, one after the other; calls meanwhile wait for the same run. */
    run(): Promise<void> {
      running ??= readDue().finally(() => {
        running = undefined;
      });
      return running;
    },
    figures: () => ({
      indexes: known.size,
      ready: [...known.values()].filter(({ isReady }) => isReady).length,
    }),
  };
}

export type KnownScopes = ReturnType<typeof createKnownScopes>;
