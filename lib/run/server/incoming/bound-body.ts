import type { IncomingMessage, ServerResponse } from "node:http";
import { isUpload } from "#lib/run/front/is-upload.ts";
import { hasBody, keepBody } from "#lib/run/front/request-body.ts";
import { refuseRequest } from "#lib/run/server/refuse.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { type createBodyBudget, isBodyKept, longestBody } from "./body-budget.ts";

interface Options {
  readonly bodies: ReturnType<typeof createBodyBudget>;
  readonly isBehindProxy: boolean;
  /** Milliseconds for a body to arrive. */
  readonly time?: number;
  /** Bytes at an address. */
  readonly longest?: (url: string | undefined) => number;
  /** Answers a body that is too long. */
  readonly refuseLong?: typeof refuseLongBody;
}

/** Answers a body that is too long, for scripts. */
const refuseLongBody = (_: IncomingMessage, response: ServerResponse): void =>
  refuseRequest(response, 413, "The body is too long.");

const TIME = 20_000;

/**
 * Reads a body before the request is handled, within the limits of its route and of all bodies together: Next would
 * keep up to 10 MB of it in memory, slowly, and an endless body would occupy its place. A body whose declared length is
 * too long is refused before it is read. Uploads are not read here: their routes count the bytes as they arrive.
 */
export function boundBody(
  handle: Handle,
  {
    bodies,
    isBehindProxy,
    time = TIME,
    longest = longestBody,
    refuseLong = refuseLongBody,
  }: Options,
): Handle {
  return async (request, response) => {
    const { method, url } = request;
    if (!hasBody(request) || (method === "POST" && isUpload(url))) return handle(request, response);
    const most = longest(url);
    const said = request.headers["content-length"];
    const length = said === undefined ? most : Number(said);
    if (length > most) return refuseLong(request, response);
    const release = bodies.reserve(request, length, isBehindProxy);
    if (!release) return refuseRequest(response, 503, "Too many bodies at once. Try again.");
    try {
      const body = await read(request, { most, time, isKept: isBodyKept(url) });
      if (body === "long") return refuseLong(request, response);
      if (body === "late") return refuseRequest(response, 408, "The body took too long.");
      if (body === "gone") return;
      keepBody(request, body);
      await handle(request, response);
    } finally {
      release();
    }
  };
}

interface Reading {
  /** Bytes. */
  readonly most: number;
  /** Milliseconds. */
  readonly time: number;
  readonly isKept: boolean;
}

function read(
  request: IncomingMessage,
  { most, time, isKept }: Reading,
): Promise<Buffer | "long" | "late" | "gone"> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => end("late"), time);
    const end = (result: Buffer | "long" | "late" | "gone") => {
      clearTimeout(timer);
      request.off("data", take);
      resolve(result);
    };
    const take = (part: Buffer) => {
      size += part.length;
      if (size > most) {
        request.pause();
        end("long");
      } else if (isKept) parts.push(part);
    };
    request.on("data", take);
    request.once("end", () => end(Buffer.concat(parts)));
    request.once("error", () => end("gone"));
    request.once("close", () => end("gone"));
  });
}
