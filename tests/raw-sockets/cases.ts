import { createHash } from "node:crypto";
import type { Fate, Framing } from "./framings.ts";

export const METHODS =
  "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND QUERY FOO".split(" ");
const TAKEN = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

export interface Target {
  readonly name: string;
  readonly path: (id: string) => string;
  /** The front answers GET and HEAD itself: from what it keeps, or always. */
  readonly answers?: "kept" | "always";
  /** The handling of a body: it goes to the process, is read and dropped, or is streamed. */
  readonly body: "whole" | "forgotten" | "streamed";
  readonly isPage?: boolean;
}

export const TARGETS: readonly Target[] = [
  { name: "page hit", path: () => "/hit", answers: "kept", body: "forgotten", isPage: true },
  { name: "page miss", path: (id) => `/miss/${id}`, body: "forgotten", isPage: true },
  { name: "call", path: (id) => `/api/v1/x?a=${id}`, body: "whole" },
  { name: "form", path: () => "/api/form/x", body: "whole" },
  { name: "upload", path: () => "/api/upload?field=1", body: "streamed" },
  {
    name: "file",
    path: () => "/_next/static/x.js",
    answers: "kept",
    body: "forgotten",
    isPage: true,
  },
  { name: "health", path: () => "/api/health", answers: "always", body: "whole" },
];

export const HOST = "evil.example";

/** The parts of a request that a process may see. */
export interface Expected {
  readonly case: string;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly bytes: number;
  /** SHA-256. */
  readonly hash: string;
}

/** A request as it is sent. */
export interface Case {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly wire: string;
  readonly fate: Fate;
  /** Null where no process may see anything. */
  readonly expected: Expected | null;
  /** The text that its client may get in the answer; null if no process' text reaches it. */
  readonly token: string | null;
  /** A process may have seen its beginning. */
  readonly mayBreak: boolean;
  readonly closes: boolean;
  readonly isLoose: boolean;
}

/** A whole request, as what is sent as the body of another. */
export const SMUGGLED = [
  "GET /SMUGGLED HTTP/1.1",
  "Host: victim.example",
  "X-Case: SMUGGLED",
  "X-Forwarded-Host: victim.example",
  "X-Forwarded-For: 127.0.0.1",
  "",
  "",
].join("\r\n");

/** Headers that no visitor may set: the front and its processes use them between each other. */
const UNBELIEVED = [
  "X-Forwarded-For: 6.6.6.6",
  "X-Forwarded-Host: victim.example",
  "X-Front-Secret: 0",
  "X-Front-Expiries: 1",
  "X-Middleware-Rewrite: /SMUGGLED",
  "X-Matched-Path: /SMUGGLED",
];

const sha256 = (text: string): string =>
  createHash("sha256").update(Buffer.from(text, "latin1")).digest("hex");

/** The text by which a process answers (process.ts). */
const tokenOf = (one: Expected, who = one.case): string =>
  `<<${who} ${one.host} ${one.method} ${one.url} ${one.bytes}>>`;

let count = 0;

interface Parts {
  readonly method: string;
  readonly framing: Framing;
  readonly target: Target;
  readonly body?: string;
  readonly host?: string;
  /** More headers. */
  readonly more?: readonly string[];
}

/** A request in this form, and what may become of it. */
export function makeCase({
  method,
  framing,
  target,
  body = SMUGGLED,
  host = HOST,
  more = UNBELIEVED,
}: Parts): Case {
  count += 1;
  const id = `c${count}`;
  const { hosts = ["Host: HOST"], version = "1.1", lineEnd = "\r\n", before = "" } = framing;
  const path = target.path(id);
  const address = (framing.target?.(path) ?? path).replace("HOST", host);
  const first = hosts.map((line) =>
    line.replace("HOST", host).replace("LENGTH", `Content-Length: ${body.length}`),
  );
  const head = [
    `${method} ${address} HTTP/${version}`,
    ...first,
    `X-Case: ${id}`,
    ...more,
    ...framing.lines(body),
    "",
    "",
  ].join(lineEnd);
  const isRead = method === "GET" || method === "HEAD";
  const fate = fateOf(method, framing);
  const sent = framing.hasBody && target.body !== "forgotten" ? body : "";
  const isKept = isRead && target.answers === "kept";
  const expected: Expected = {
    case: id,
    method: method === "HEAD" && target.isPage ? "GET" : method,
    url: path,
    host: hosts.length === 0 || hosts[0] === "Host:" ? "" : host,
    bytes: sent.length,
    hash: sha256(sent),
  };
  const isAnswered = fate !== "refused" && target.answers !== "always";
  return {
    id,
    name: `${method} ${target.name}, ${framing.name}`,
    method,
    wire: before + head + (framing.wire?.(body) ?? ""),
    fate,
    expected: isAnswered ? expected : null,
    token: isAnswered ? tokenOf(expected, isKept ? "shared" : id) : null,
    mayBreak: framing.breaksLate === true && target.body === "streamed" && method === "POST",
    closes: framing.closes === true,
    isLoose: framing.isLoose === true,
  };
}

function fateOf(method: string, framing: Framing): Fate {
  if (!TAKEN.has(method) || (framing.hasBody && WITHOUT_BODY.has(method))) return "refused";
  return framing.fate;
}

const HONEST: Framing = { name: "honest", fate: "valid", hasBody: false, lines: () => [] };

/** A request of another visitor, to another site. */
export const honest = (path: (id: string) => string = (id) => `/api/v1/honest?a=${id}`): Case =>
  makeCase({
    method: "GET",
    framing: HONEST,
    target: { name: "honest", path, body: "whole", isPage: !path("").startsWith("/api/") },
    host: "honest.example",
    more: [],
  });
