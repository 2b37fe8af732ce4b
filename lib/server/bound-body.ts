import type { IncomingMessage } from "node:http";
import { copyRequest } from "./copy-request.ts";
import type { Handle } from "./handle.ts";
import { isUpload } from "./is-upload.ts";
import { refuseRequest } from "./refuse.ts";

interface Limits {
  readonly bytes: number;
  /** Milliseconds. */
  readonly time: number;
}

/** More than any route takes but uploads, which count for themselves. */
const LIMITS: Limits = { bytes: 512 * 1024, time: 20_000 };

/**
 * Reads a body before a render process sees the request: Next would keep up to 10 MB of it in memory for the middleware,
 * slowly, and a body that never ends would hold its place. One that is too long is refused before it is read, where it
 * says so.
 */
export function boundBody(handle: Handle, limits = LIMITS): Handle {
  return async (request, response) => {
    if (!hasBody(request) || isUpload(request.url)) return handle(request, response);
    const tooLong = () => refuseRequest(response, 413, "The body is too long.");
    if (Number(request.headers["content-length"] ?? 0) > limits.bytes) return tooLong();
    const body = await read(request, limits);
    if (body === "long") return tooLong();
    if (body === "late") return refuseRequest(response, 408, "The body took too long.");
    if (body !== "gone") await handle(copyRequest(request, body), response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function read(
  request: IncomingMessage,
  { bytes, time }: Limits,
): Promise<Buffer | "long" | "late" | "gone"> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => resolve("late"), time);
    const end = (result: Buffer | "long" | "gone") => {
      clearTimeout(timer);
      resolve(result);
    };
    request.on("data", (part: Buffer) => {
      size += part.length;
      if (size > bytes) {
        request.pause();
        end("long");
      } else parts.push(part);
    });
    request.once("end", () => end(Buffer.concat(parts)));
    request.once("error", () => end("gone"));
    request.once("close", () => end("gone"));
  });
}
