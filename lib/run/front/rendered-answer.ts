import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { isInternalHeader } from "#lib/web/next/router-headers.ts";

/** A whole answer of a render process, without what belongs to one connection or to the processes alone. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** As it was rendered, never compressed. */
  readonly body: Buffer;
  /** By which it expires (lib/web/cache/tags.ts). */
  readonly tags: readonly string[];
  /** The internal path of the page; null if it isn't a page. */
  readonly page: string | null;
}

/** What a render process and the front tell each other about a request, and nobody else. */
export const NOTES = {
  /** Too many pages are rendered already. */
  busy: "x-front-busy",
  /** Of a request: it comes from the front that has started the process. */
  secret: "x-front-secret",
  /** Of the front: milliseconds since it had a request of somebody else. */
  company: "x-front-company",
} as const;

/** Of one connection (RFC 9110, 7.6.1); the front writes its own. */
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
/** The browser itself asked for it: no script sees its headers. */
const DOCUMENT = /^text\/html\b/i;

/**
 * Of a trace, which the front passes on itself, and of shared caches, which it names what to purge: a render process sends
 * none to a visitor.
 */
const OWN = /^(?:traceparent|tracestate|baggage|surrogate-key|cache-tag)$/;

/** A request to a process behind the front. */
export interface Asking {
  readonly method: string;
  readonly path: string;
  /** What {@link passableIn} lets through: nothing that frames a body. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Whole, or as it is read; nothing where there is none. */
  readonly body?: Buffer | Readable;
  /** Milliseconds for the answer to begin. */
  readonly deadline?: number;
}

/** Frames a body, or asks for a word about it: the front says itself how long a body is, and has read it. */
const FRAMING = new Set(["content-length", "expect"]);

/** What may come in of a request's headers. A client's word about the length of a body goes no further. */
export const passableIn = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(passable(headers)).filter(([name]) => !FRAMING.has(name)));

/** What may go out of an answer's headers, or come in of a request's: nothing by which Next's parts talk to each other. */
export function passable(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  const isDocument = DOCUMENT.test(headers["content-type"] ?? "");
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP.has(name) && !isInternal(name, isDocument)) kept[name] = value;
  return kept;
}

const isInternal = (name: string, isDocument: boolean): boolean =>
  OWN.test(name) || name.startsWith("x-front-") || isInternalHeader(name, isDocument);
