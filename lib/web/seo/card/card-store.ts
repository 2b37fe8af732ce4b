import { LRUCache } from "lru-cache";
import { createQueue } from "#lib/base/utils/bounded-queue.ts";

/** A drawn card, or the information that there is none. */
export type Card =
  | { readonly kind: "drawn"; readonly bytes: Buffer }
  | { readonly kind: "missing" };

interface Options {
  /** Draws the card of a key; throws if its content cannot be read. */
  readonly draw: (key: string) => Promise<Card>;
  /** Milliseconds after which a card is drawn again. */
  readonly maxAge: number;
  readonly now?: () => number;
}

/** Limits: cached cards and bytes, cached misses, drawings in progress and waiting ones. */
const LIMITS = { cards: 400, bytes: 48 * 1024 * 1024, missing: 1_000, atOnce: 2, waiting: 40 };
/** Milliseconds for which a missing entity is not read again. */
const MISSING_FOR = 30_000;

/**
 * A bounded cache of drawn cards. Requests for the same card share one drawing, only a few are drawn at a time, and the
 * answer is null if too many wait. If an entity cannot be read, its previous card is kept.
 */
export function createCardStore({ draw, maxAge, now = Date.now }: Options) {
  const held = new LRUCache<string, { card: Card & { kind: "drawn" }; at: number }>({
    max: LIMITS.cards,
    maxSize: LIMITS.bytes,
    sizeCalculation: ({ card }) => card.bytes.byteLength + 200,
  });
  const missing = new LRUCache<string, number>({ max: LIMITS.missing });
  const running = new Map<string, Promise<Card | null>>();
  const queue = createQueue({ running: LIMITS.atOnce, waiting: LIMITS.waiting });

  async function renew(key: string): Promise<Card | null> {
    const before = held.get(key);
    try {
      const card = queue.isFull() ? null : await queue.run(() => draw(key));
      if (card?.kind === "drawn") held.set(key, { card, at: now() });
      if (card?.kind === "missing") {
        held.delete(key);
        missing.set(key, now());
      }
      return card ?? before?.card ?? null;
    } catch (error) {
      if (before) return before.card;
      throw error;
    }
  }

  return {
    /** The card of a key; null if too many drawings wait. Throws if it cannot be drawn and none is cached. */
    get(key: string): Promise<Card | null> {
      const found = held.get(key);
      if (found && now() - found.at < maxAge) return Promise.resolve(found.card);
      if (now() - (missing.get(key) ?? Number.NEGATIVE_INFINITY) < MISSING_FOR)
        return Promise.resolve({ kind: "missing" });
      const inFlight = running.get(key) ?? renew(key).finally(() => running.delete(key));
      running.set(key, inFlight);
      return inFlight;
    },
  };
}
