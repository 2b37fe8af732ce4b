import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { log } from "#lib/base/config/log.ts";
import { addressAtService, type PictureService, type WantedPicture } from "./address-at-service.ts";

/** Milliseconds for a picture, its bytes included, and bytes of one. */
const PATIENCE = 20_000;
const MOST = 12 * 1024 * 1024;
/**
 * Milliseconds for which a service that is unreachable or too slow is not used, because pictures would wait for it one
 * by one.
 */
const PAUSE = 10_000;
/** Milliseconds between two lines of the log. */
const SAID_EVERY = 60_000;
/** Whether bytes are a picture that runs nothing. */
const RASTER = /^image\/(?:avif|webp|jpeg|png)$/;

/** As Next's optimiser does, which caches pictures for a day. */
const HEADERS = {
  "cache-control": "public, max-age=86400, must-revalidate",
  "content-security-policy": "script-src 'none'; frame-src 'none'; sandbox;",
  "x-content-type-options": "nosniff",
  vary: "Accept",
};

/**
 * Answers with a picture made by another service; false if it made none and nothing was sent. Failures are logged once
 * a minute.
 */
export function askService(service: PictureService) {
  let said = Number.NEGATIVE_INFINITY;
  let leftAloneUntil = Number.NEGATIVE_INFINITY;

  function fail(reason: string): false {
    if (performance.now() - said > SAID_EVERY) {
      said = performance.now();
      log().warn({ reason }, "the picture service failed");
    }
    return false;
  }

  return async (
    picture: WantedPicture,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    if (performance.now() < leftAloneUntil) return false;
    const known = request.headers["if-none-match"];
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    try {
      const answer = await fetch(addressAtService(service, picture), {
        headers: {
          accept: request.headers.accept ?? "*/*",
          ...(known !== undefined && { "if-none-match": known }),
        },
        redirect: "error",
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE)]),
      });
      const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
      const isKnown = known !== undefined && answer.status === 304;
      if (!isKnown && (answer.status !== 200 || !RASTER.test(type) || !answer.body)) {
        await answer.body?.cancel();
        return fail(`${answer.status} ${type}`.trim());
      }
      const tag = answer.headers.get("etag");
      const headers = { ...HEADERS, ...(tag !== null && { etag: tag }) };
      response.writeHead(answer.status, isKnown ? headers : { ...headers, "content-type": type });
      if (isKnown || request.method === "HEAD" || !answer.body) {
        await answer.body?.cancel();
        response.end();
        return true;
      }
      await pipeline(answer.body, atMost(MOST), response);
      return true;
    } catch (error) {
      // The client has disconnected, or has received a part already.
      if (response.destroyed || response.headersSent) {
        response.destroy();
        return true;
      }
      leftAloneUntil = performance.now() + PAUSE;
      return fail(error instanceof Error ? error.name : "error");
    }
  };
}

/** Passes on bytes, and fails when they are more. */
function atMost(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      done(size > most ? new Error("too large") : null, part);
    },
  });
}
