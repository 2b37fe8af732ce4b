import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { isInternalHeader } from "#lib/web/next/router-headers.ts";

/** A complete answer of a render process, without headers of one connection or between the processes. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** As rendered, uncompressed. */
  readonly body: Buffer;
  /** The tags that expire it (lib/web/cache/tags.ts). */
  readonly tags: readonly string[];
  /** The internal path of the page; null if it isn't a page. */
  readonly page: string | null;
}

/** Headers between a render process and the front, which nobody else sees. */
export const NOTES = {
  /** Too many pages are rendered already. */
  busy: "x-front-busy",
  /** On a request: proves that it comes from the front that started the process. */
  secret: "x-front-secret",
  /** From the front: milliseconds since another client was active. */
  company: "x-front-company",
} as const;

/** Headers of a single connection (RFC 9110, 7.6.1); the front writes its own. */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

const HOP = new Set(HOP_BY_HOP);
/** A document: no script can read its headers. */
const DOCUMENT = /^text\/html\b/i;

/**
 * Removed from answers of a render process: trace headers, which the front passes on itself, and those for shared
 * caches, which it sets itself.
 */
const OWN = /^(?:traceparent|tracestate|baggage|surrogate-key|cache-tag)$/;

/** A request to a process behind the front. */
export interface Asking {
  readonly method: string;
  readonly path: string;
  /** The headers that {@link passableIn} allows: none that frame a body. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** A buffer or a stream; absent without a body. */
  readonly body?: Buffer | Readable;
  /** Milliseconds for the answer to begin. */
  readonly deadline?: number;
}

/** Headers that frame a body or negotiate about it: the front sets the length itself, after reading the body. */
const FRAMING = new Set(["content-length", "expect"]);

/** Request headers that are passed on. A client's statement about the length of a body is not. */
export const passableIn = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(passable(headers)).filter(([name]) => !FRAMING.has(name)));

/** Headers that are passed on in either direction: none that Next uses internally. */
export function passable(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  const isDocument = DOCUMENT.test(headers["content-type"] ?? "");
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP.has(name) && !isInternal(name, isDocument)) kept[name] = value;
  return kept;
}

const isInternal = (name: string, isDocument: boolean): boolean =>
  OWN.test(name) || name.startsWith("x-front-") || isInternalHeader(name, isDocument);
