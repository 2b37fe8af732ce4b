import type { IncomingHttpHeaders } from "node:http";
import { finished } from "node:stream/promises";
import { LRUCache } from "lru-cache";
import type { Renderer } from "#lib/run/front/processes/renderer.ts";
import { createIdleWork, type IdleLimits } from "./idle-work.ts";
import { ownHeaders } from "./own-headers.ts";
import { picturesOfPage } from "./pictures-of-page.ts";

/** Cache of pictures known to exist already, and how long Next keeps them (`minimumCacheTTL`), in milliseconds. */
const MADE = { max: 20_000, ttl: 86_400_000 };

interface Options {
  /** The process that makes one. */
  readonly forPictures: () => Pick<Renderer, "send">;
  readonly isIdle: () => boolean;
  readonly limits?: Partial<IdleLimits>;
}

/**
 * Makes the pictures of a rendered page in advance, before the first visitor scrolls to them or the next one has
 * another window: making one takes as long as rendering several pages.
 */
export function createPicturesAhead({ forPictures, isIdle, limits }: Options) {
  const made = new LRUCache<string, true>(MADE);
  const idle = createIdleWork({ isIdle, limits });
  return {
    /**
     * Called after a page was rendered.
     * @param asked the headers of the request
     */
    add(html: Buffer, asked: IncomingHttpHeaders): void {
      const headers = { ...ownHeaders(asked), accept: "image/avif,image/webp" };
      for (const path of picturesOfPage(html.toString())) {
        if (made.has(path)) continue;
        const isNoted = idle.add(path, async () => {
          made.set(path, true);
          const answer = await forPictures().send({ method: "GET", path, headers });
          await finished(answer.body.resume());
        });
        if (!isNoted) break;
      }
    },

    size: idle.size,
    done: idle.done,
  };
}
