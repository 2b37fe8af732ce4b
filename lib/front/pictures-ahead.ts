import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { picturesOfPage } from "./pictures-of-page.ts";
import type { Renderer } from "./renderer.ts";

interface Limits {
  /** Pictures that wait, and characters of their addresses. */
  readonly waiting: number;
  readonly characters: number;
  /** Milliseconds after which one that waits is no longer worth it: whoever wanted it has asked. */
  readonly patience: number;
  /** Pictures known to be made, and how long Next keeps them (`minimumCacheTTL`), in milliseconds. */
  readonly made: number;
  readonly lifetime: number;
  /** Milliseconds between two looks at whether the processes have nothing to do. */
  readonly look: number;
  /** Times that a picture took, for which the next one waits. */
  readonly rest: number;
}

const LIMITS: Limits = {
  waiting: 500,
  characters: 256 * 1024,
  patience: 60_000,
  made: 20_000,
  lifetime: 86_400_000,
  look: 100,
  rest: 1,
};

interface Options {
  /** The process that makes one. */
  readonly forPictures: () => Pick<Renderer, "send">;
  /** Whether no process behind the front has anything to do. */
  readonly isIdle: () => boolean;
  readonly limits?: Partial<Limits>;
}

interface Waiting {
  /** Of the site whose page shows it. */
  readonly headers: OutgoingHttpHeaders;
  readonly since: number;
}

/**
 * Has the pictures of a page made when it was rendered, before the first visitor scrolls to them or the next one comes with
 * another window: making one takes as long as rendering several pages. It is done one by one, only while nobody waits for
 * anything, and half of the time at most; what comes while too many wait, or waits for too long, is left to who asks.
 */
export function createPicturesAhead({ forPictures, isIdle, limits }: Options) {
  const bound = { ...LIMITS, ...limits };
  const made = new LRUCache<string, true>({ max: bound.made, ttl: bound.lifetime });
  const waiting = new Map<string, Waiting>();
  let characters = 0;
  let working: Promise<void> | null = null;

  function remove(address: string): void {
    if (waiting.delete(address)) characters -= address.length;
  }

  /** The next picture worth making. */
  function next() {
    for (const [address, { headers, since }] of waiting) {
      if (performance.now() - since < bound.patience) return { address, headers };
      remove(address);
    }
    return null;
  }

  async function make(path: string, headers: OutgoingHttpHeaders): Promise<void> {
    const answer = await forPictures().send({ method: "GET", path, headers });
    await finished(answer.resume());
  }

  async function work(): Promise<void> {
    for (let one = next(); one; one = next()) {
      if (!isIdle()) {
        await wait(bound.look, undefined, { ref: false });
        continue;
      }
      const { address, headers } = one;
      remove(address);
      made.set(address, true);
      const began = performance.now();
      // Who asks for it will see that it failed.
      await make(address, headers).catch(() => {});
      await wait(bound.rest * (performance.now() - began), undefined, { ref: false });
    }
  }

  return {
    /**
     * A page was rendered.
     *
     * @param asked the headers of who asked for it
     */
    add(html: Buffer, asked: IncomingHttpHeaders): void {
      const since = performance.now();
      const headers = headersFor(asked);
      for (const address of picturesOfPage(html.toString())) {
        if (made.has(address) || waiting.has(address)) continue;
        if (waiting.size >= bound.waiting || characters + address.length > bound.characters) break;
        waiting.set(address, { headers, since });
        characters += address.length;
      }
      working ??= work().finally(() => {
        working = null;
      });
    },

    /** How many wait. */
    size: () => waiting.size,
    /** Resolves when nothing is left to be made. For tests. */
    done: async () => void (await working),
  };
}

/** Asks for this machine, which has no turns to take, and in the format that most browsers get. */
function headersFor({ host, ...asked }: IncomingHttpHeaders): OutgoingHttpHeaders {
  return {
    accept: "image/avif,image/webp",
    host: host ?? "",
    "x-forwarded-host": asked["x-forwarded-host"] ?? host ?? "",
    "x-forwarded-proto": asked["x-forwarded-proto"] ?? "http",
    "x-forwarded-for": "127.0.0.1",
  };
}
