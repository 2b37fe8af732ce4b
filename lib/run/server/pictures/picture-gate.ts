import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { createQueue, QueueFull } from "#lib/base/utils/bounded-queue.ts";
import { refuseInText } from "#lib/run/server/refuse.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { canonicalPicture } from "#lib/shop/media/canonical-picture.ts";
import { IMAGE_QUALITY, IMAGE_WIDTHS } from "#lib/shop/media/image-sizes.ts";
import type { PictureService } from "./address-at-service.ts";
import { askService } from "./ask-service.ts";
import { transparentPictures } from "./transparent-pictures.ts";

interface Options {
  readonly handle: Handle;
  readonly mediaUrl: string;
  /** Another service that makes pictures; Next's optimiser makes those that it does not. */
  readonly service?: PictureService;
  /** Pictures made at the same time, and requests that wait for it. */
  readonly limits?: { readonly running: number; readonly waiting: number };
}

/** One picture takes about a second of a core (docs/security.md §1.9). */
const LIMITS = { running: 2, waiting: 64 };
/** Seconds. */
const RETRY_AFTER = 5;
/** Cache of pictures known to exist already, and how long Next keeps them (`minimumCacheTTL`), in milliseconds. */
const MADE = { max: 20_000, ttl: 86_400_000 };

/**
 * Lets only requests for pictures as our pages write them reach Next's optimiser: the canonical address on the media
 * host, a known width and quality. Few are made at a time, the next ones wait, further ones get a 503; requests for one
 * picture wait for each other, and those for an existing picture pass immediately. An external picture service is asked
 * first; the addresses on pages stay the same.
 */
export function pictureGate({ handle, mediaUrl, service, limits = LIMITS }: Options): Handle {
  const base = canonicalPicture(mediaUrl);
  const made = new LRUCache<string, true>(MADE);
  const inWork = new Map<string, Promise<void>>();
  const queue = createQueue(limits);
  const forOldClients = transparentPictures(handle);
  const byService = service ? askService(service) : null;

  async function make(
    key: string,
    isForOld: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const work = queue
      .run(async () => {
        // A client that has disconnected costs nothing.
        if (response.destroyed) return;
        // The PNG is made again for each request, so it always takes a turn.
        if (isForOld) return await forOldClients(request, response);
        await handle(request, response);
        if (response.statusCode === 200) made.set(key, true);
      })
      .catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        refuseInText(response, 503, "Too many pictures at once.", {
          "retry-after": String(RETRY_AFTER),
        });
      });
    const settled = work.catch(() => {}).finally(() => inWork.delete(key));
    inWork.set(key, settled);
    return work;
  }

  return async (request, response) => {
    const url = parse(request.url ?? "/");
    if (!isOptimiser(url.pathname)) return handle(request, response);
    const picture = request.url?.startsWith("/_next/image?") ? read(url.searchParams) : null;
    if (!picture || !base || !picture.src.startsWith(`${base}/`))
      return refuseInText(response, 400, "No such picture.");
    const format = formatOf(request.headers.accept);
    const wanted = { ...picture, format: FORMATS.get(format) ?? plainFormat(picture.src) };
    if (await byService?.(wanted, request, response)) return;
    const key = `${picture.src} ${picture.width} ${format}`;
    const isForOld = format === "" && !AS_IT_IS.test(picture.src);
    for (let running = inWork.get(key); running; running = inWork.get(key)) await running;
    return made.has(key) ? handle(request, response) : make(key, isForOld, request, response);
  };
}

/** Formats that Next keeps for clients that accept neither WebP nor AVIF. */
const AS_IT_IS = /\.(?:jpe?g|png|gif|svg)$/i;

/** `//host/path` and `http://host/path` are paths here, as Next's router reads them. */
const parse = (url: string): URL =>
  URL.canParse(url) ? new URL(url) : new URL(`http://shop.invalid${url.replace(/^[/\\]*/, "/")}`);

/** Whether Next might take a path for the optimiser's, however it is written. */
function isOptimiser(path: string): boolean {
  const plain = path.replace(/%([0-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /^[/\\]+_next[/\\]+image[/\\]*$/i.test(plain);
}

function read(query: URLSearchParams): { src: string; width: number } | null {
  const src = query.get("url") ?? "";
  const width = IMAGE_WIDTHS.find((known) => String(known) === query.get("w"));
  const isKnown = query.size === 3 && query.get("q") === String(IMAGE_QUALITY);
  return isKnown && width && canonicalPicture(src) === src ? { src, width } : null;
}

const FORMATS: ReadonlyMap<string, "avif" | "webp"> = new Map([
  ["image/avif", "avif"],
  ["image/webp", "webp"],
]);

/** The format for such clients: PNG if something may be transparent. */
const plainFormat = (src: string): "jpeg" | "png" => (/\.jpe?g$/i.test(src) ? "jpeg" : "png");

/** The formats of next.config.ts in its order. */
const formatOf = (accept = ""): string =>
  [...FORMATS.keys()].find((format) => accept.includes(format)) ?? "";
