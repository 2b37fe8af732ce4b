/** The treatment of a request by a server: it must take it, must not, or may choose (RFC 9112). */
export type Fate = "valid" | "refused" | "either";

/** A way to write a request around its method, address and body. */
export interface Framing {
  readonly name: string;
  readonly fate: Fate;
  /** Says that a body follows. */
  readonly hasBody: boolean;
  /** Headers, each with its own line end left out. */
  readonly lines: (body: string) => readonly string[];
  /** The bytes after the head. */
  readonly wire?: (body: string) => string;
  /** The line of `Host` and those before it; one host by default. */
  readonly hosts?: readonly string[];
  readonly version?: string;
  readonly lineEnd?: string;
  /** Before the first line. */
  readonly before?: string;
  readonly target?: (path: string) => string;
  /** The connection ends with the answer. */
  readonly closes?: boolean;
  /** Looks complete until the body turns out not to be: streaming has started by then. */
  readonly breaksLate?: boolean;
  /** The end is missing: whatever follows is part of it. */
  readonly isOpen?: boolean;
  /** Random headers are among its lines: it is undefined which host or body a server should see. */
  readonly isLoose?: boolean;
}

/** A body as chunks of a size. */
export function chunked(body: string, { size = 20, extension = "", trailers = "" } = {}): string {
  let text = "";
  for (let at = 0; at < body.length; at += size) {
    const part = body.slice(at, at + size);
    text += `${part.length.toString(16)}${extension}\r\n${part}\r\n`;
  }
  return `${text}0${extension}\r\n${trailers}\r\n`;
}

const same = (body: string): string => body;
const inChunks = (body: string): string => chunked(body);
const length = (body: string): string => `Content-Length: ${body.length}`;
const CHUNKED = "Transfer-Encoding: chunked";

const withoutBody = (name: string, fate: Fate, lines: readonly string[] = []): Framing => ({
  name,
  fate,
  hasBody: false,
  lines: () => lines,
});
const withLength = (name: string, fate: Fate, lines: Framing["lines"]): Framing => ({
  name,
  fate,
  hasBody: true,
  lines,
  wire: same,
});
const withChunks = (
  name: string,
  fate: Fate,
  lines: readonly string[] = [CHUNKED],
  wire: Framing["wire"] = inChunks,
): Framing => ({ name, fate, hasBody: true, lines: () => lines, wire });

const UPGRADE = ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x"];

const ends = (framing: Framing): Framing => ({ ...framing, closes: true });

/** Allowed by the standard. */
export const VALID: readonly Framing[] = [
  withoutBody("no body", "valid"),
  withoutBody("length 0", "valid", ["Content-Length: 0"]),
  withLength("length", "valid", (body) => [length(body)]),
  withLength("length, in capitals", "valid", (body) => [length(body).toUpperCase()]),
  withLength("length, with spaces around", "valid", (body) => [
    `Content-Length: \t ${body.length} \t`,
  ]),
  { ...withLength("length before host", "valid", () => []), hosts: ["LENGTH", "Host: HOST"] },
  withChunks("chunks", "valid"),
  withChunks("one chunk", "valid", [CHUNKED], (body) => chunked(body, { size: 10_000 })),
  withChunks("chunks of one byte", "valid", [CHUNKED], (body) => chunked(body, { size: 1 })),
  withChunks("chunks, in capitals", "valid", ["TRANSFER-ENCODING: Chunked"]),
  withChunks("chunks with extensions", "valid", [CHUNKED], (body) =>
    chunked(body, { extension: ';a=1;b="c"' }),
  ),
  withChunks("chunks with trailers", "valid", [CHUNKED, "Trailer: X-Sum"], (body) =>
    chunked(body, { trailers: "X-Sum: 1\r\n" }),
  ),
  withLength("Expect: 100-continue, length", "valid", (body) => [
    length(body),
    "Expect: 100-continue",
  ]),
  withChunks("Expect: 100-continue, chunks", "valid", ["Expect: 100-continue", CHUNKED]),
  withoutBody("names repeated", "valid", ["Accept: a/b", "Accept: c/d", "X-A: 1", "X-A: 2"]),
  ends(withoutBody("Connection: close", "valid", ["Connection: close"])),
  { ...withoutBody("absolute address", "valid"), target: (path) => `http://HOST${path}` },
  {
    ...withLength("absolute address, length", "valid", (body) => [length(body)]),
    target: (path) => `HTTP://HOST${path}`,
  },
];

/** Allowed by the standard between two neighbours only, or left to the server. */
export const CHOICE: readonly Framing[] = [
  ends(withoutBody("Upgrade: websocket", "valid", ["Upgrade: websocket", ...UPGRADE])),
  ends(withoutBody("Upgrade: h2c", "valid", ["Upgrade: h2c", "Connection: Upgrade"])),
  ends(
    withLength("Upgrade: websocket, length", "valid", (body) => [
      ...["Upgrade: websocket", ...UPGRADE],
      length(body),
    ]),
  ),
  withChunks("TE: trailers", "valid", ["TE: trailers", "Connection: TE", CHUNKED]),
  { ...withoutBody("an empty line before", "valid"), before: "\r\n" },
  withLength("Connection names the length", "either", (body) => [
    length(body),
    "Connection: content-length, x-case",
  ]),
  withLength("length with zeros before", "either", (body) => [`Content-Length: 00${body.length}`]),
  withLength("two equal lengths", "either", (body) => [length(body), length(body)]),
  withLength("a list of equal lengths", "either", (body) => [
    `Content-Length: ${body.length}, ${body.length}`,
  ]),
  withChunks("a tab before chunked", "either", ["Transfer-Encoding:\tchunked"]),
  withChunks("a comma behind chunked", "either", ["Transfer-Encoding: chunked,"]),
  { ...withLength("line feeds alone", "either", (body) => [length(body)]), lineEnd: "\n" },
  { ...withoutBody("no host, 1.0", "either"), hosts: [], version: "1.0", closes: true },
  { ...withLength("length, 1.0", "either", (b) => [length(b)]), version: "1.0", closes: true },
  { ...withoutBody("a host without a name", "either"), hosts: ["Host:"] },
  { ...withoutBody("another version", "either"), version: "1.2" },
];

const late = (framing: Framing): Framing => ({ ...framing, breaksLate: true });
const open = (framing: Framing): Framing => ({ ...late(framing), isOpen: true });

/** Forbidden for every server. */
export const MALFORMED: readonly Framing[] = [
  ...["+LENGTH", "-LENGTH", "LENGTH LENGTH", "0x10", "LENGTH.0", "9".repeat(30), "", "LENGTH;"].map(
    (value) =>
      withLength(`length '${value.slice(0, 20)}'`, "refused", (body) => [
        `Content-Length: ${value.replaceAll("LENGTH", String(body.length))}`,
      ]),
  ),
  withLength("two lengths", "refused", (body) => [length(body), "Content-Length: 0"]),
  withLength("a list of lengths", "refused", (body) => [`Content-Length: 0, ${body.length}`]),
  withChunks("length and chunks", "refused", ["Content-Length: 6", CHUNKED]),
  withChunks("chunks and length", "refused", [CHUNKED, "Content-Length: 6"]),
  withChunks("chunks and length 0", "refused", [CHUNKED, "Content-Length: 0"]),
  ...["identity", "gzip", "gzip, chunked", "chunked, gzip", "xchunked", "chunked, chunked"].map(
    (coding) => withChunks(`coding '${coding}'`, "refused", [`Transfer-Encoding: ${coding}`]),
  ),
  ...['"chunked"', "chunked;q=1", "chunkedx", "\u000bchunked", "", "chunked\u0000"].map((coding) =>
    withChunks(`coding ${JSON.stringify(coding)}`, "refused", [`Transfer-Encoding: ${coding}`]),
  ),
  withChunks("two codings", "refused", ["Transfer-Encoding: gzip", CHUNKED]),
  withChunks("chunked twice", "refused", [CHUNKED, CHUNKED]),
  { ...withChunks("chunks, 1.0", "refused"), version: "1.0" },
  withChunks("a folded line", "refused", ["Transfer-Encoding:\r\n chunked"]),
  withLength("a folded length", "refused", (body) => [`Content-Length:\r\n ${body.length}`]),
  withChunks("a space before the colon", "refused", ["Transfer-Encoding : chunked"]),
  withLength("a space before the name", "refused", (body) => [` ${length(body)}`]),
  withoutBody("a line without a colon", "refused", ["Nothing"]),
  withoutBody("a control sign in a value", "refused", ["X-A: a\u0000b"]),
  withLength("Expect: other", "refused", (body) => [length(body), "Expect: something"]),
  { ...withoutBody("two hosts", "refused"), hosts: ["Host: HOST", "Host: victim.example"] },
  { ...withoutBody("no host", "refused"), hosts: [] },
  { ...withoutBody("the address *", "refused"), target: () => "*" },
  { ...withoutBody("an address without a slash", "refused"), target: () => "x" },
  { ...withoutBody("an address of another protocol", "refused"), target: (p) => `ftp://HOST${p}` },
  { ...withoutBody("a space in the address", "refused"), target: (path) => `${path} x` },
  ...["LENGTHx", "+LENGTH", "0xLENGTH", " LENGTH", "-1", "f".repeat(20), "", "LENGTH;\n"].map(
    (size) =>
      late(
        withChunks(
          `size ${JSON.stringify(size.slice(0, 9))}`,
          "refused",
          [CHUNKED],
          (body) =>
            `${size.replaceAll("LENGTH", body.length.toString(16))}\r\n${body}\r\n0\r\n\r\n`,
        ),
      ),
  ),
  late(
    withChunks(
      "a chunk that is longer than it says",
      "refused",
      [CHUNKED],
      (body) => `5\r\n${body}\r\n0\r\n\r\n`,
    ),
  ),
  open(withChunks("chunks without an end", "refused", [CHUNKED], (b) => chunked(b).slice(0, -5))),
  open(
    withLength("a length that is too long", "refused", (b) => [`Content-Length: ${b.length + 9}`]),
  ),
];
