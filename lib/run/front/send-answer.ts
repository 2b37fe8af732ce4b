import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { PackedAnswer } from "./packed-answer.ts";

/** How an answer came about, as in the header `x-cache`. */
export type Outcome = "HIT" | "STALE" | "MISS" | "HELD" | "PASS";

interface Sent {
  readonly outcome: Outcome;
  /** Seconds since the answer was made. */
  readonly age: number;
  /** Milliseconds that the render process took, if it was asked. */
  readonly took?: number;
}

/** The headers common to all clients, in the form that Node writes fastest: name, value, name, value. */
const shared = new WeakMap<PackedAnswer, readonly string[]>();

function sharedHeaders(answer: PackedAnswer): readonly string[] {
  const known = shared.get(answer);
  if (known) return known;
  const { vary, "content-length": _, etag: __, ...headers } = answer.headers;
  const all: OutgoingHttpHeaders = { ...headers };
  const isEncoded = answer.encodingFor("br") !== "identity";
  if (isEncoded || vary !== undefined) all.vary = isEncoded ? withEncoding(vary) : vary;
  const flat = Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, String(one)]),
  );
  shared.set(answer, flat);
  return flat;
}

/** Sends a cached answer as the client requests it: encoded, partial, without a body, or as 304. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PackedAnswer,
  { outcome, age, took }: Sent,
): Promise<void> {
  const { headers, method } = request;
  const own = [
    ...sharedHeaders(answer),
    "age",
    String(Math.max(0, Math.floor(age))),
    "x-cache",
    outcome,
    "server-timing",
    `cache;desc=${outcome.toLowerCase()}${took === undefined ? "" : `, render;dur=${took.toFixed(1)}`}`,
  ];
  const range = method === "GET" ? headers.range : undefined;
  const isPart = range !== undefined && answer.status === 200 && !headers["if-range"];
  const encoding = isPart ? "identity" : answer.encodingFor(headers["accept-encoding"]);
  own.push("etag", answer.etagOf(encoding));
  if (answer.status === 200 && matches(headers["if-none-match"], answer)) {
    response.writeHead(304, without(own, "content-type")).end();
    return;
  }
  const found = answer.body(encoding);
  const body = found instanceof Promise ? await found : found;
  if (response.destroyed) return;
  if (isPart) return sendPart(response, own, body, range);
  if (encoding !== "identity") own.push("content-encoding", encoding);
  else if (answer.status === 200) own.push("accept-ranges", "bytes");
  own.push("content-length", String(body.length));
  response.writeHead(answer.status, own);
  response.end(method === "HEAD" ? undefined : body);
}

const without = (headers: readonly string[], name: string): string[] =>
  headers.filter((_, index) => headers[index - (index % 2)] !== name);

/** `Vary` for encoded answers. */
export function withEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = String(vary ?? "");
  if (/accept-encoding/i.test(names)) return names;
  return names === "" ? "Accept-Encoding" : `${names}, Accept-Encoding`;
}

/** Whether a client has the answer already, in whatever form. */
const matches = (ifNoneMatch: string | undefined, answer: PackedAnswer): boolean =>
  ifNoneMatch?.split(",").some((tag) => tag.trim() === "*" || answer.isEtag(tag)) ?? false;

/** Sends one range of a body. Several ranges, and invalid ones, get the whole body (RFC 9110, 14.2). */
function sendPart(
  response: ServerResponse,
  headers: readonly string[],
  body: Buffer,
  range: string,
): void {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const all = [...headers, "accept-ranges", "bytes"];
  if (from === "" && to === "") {
    response.writeHead(200, [...all, "content-length", String(body.length)]).end(body);
    return;
  }
  const last = body.length - 1;
  const start = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? last : Math.min(Number(to), last);
  if (start > end) {
    response.writeHead(416, [...all, "content-range", `bytes */${body.length}`]).end();
    return;
  }
  const part = body.subarray(start, end + 1);
  response.writeHead(206, [
    ...all,
    "content-range",
    `bytes ${start}-${end}/${body.length}`,
    "content-length",
    String(part.length),
  ]);
  response.end(part);
}
