import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectSafely } from "node:tls";

/** Where requests go: a local socket, or a port of a host. */
export interface Target {
  readonly socket?: string;
  readonly host?: string;
  readonly port?: number;
  readonly isSafe?: boolean;
}

export interface Answered {
  readonly status: number;
  /** The head as it came, with its first line. */
  readonly head: string;
  readonly bytes: number;
  readonly ms: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");
/** Milliseconds for one answer. */
const PATIENCE = 60_000;

/** The text of a GET request. */
export const requestText = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${[`GET ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\r\n")}\r\n\r\n`;

/** How far an answer has come in; null until its head is whole. */
export function readProgress(
  received: Buffer,
): { readonly status: number; readonly head: string; readonly isWhole: boolean } | null {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return null;
  const head = received.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const body = received.length - end - HEAD_END.length;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const isWhole =
    status === 304 || status === 204
      ? true
      : length === undefined
        ? received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : body >= Number(length);
  return { status, head, isWhole };
}

/**
 * One connection that sends a request when the previous answer is complete. A custom client, because Node's costs as
 * much as the measured servers: it would measure itself.
 */
export class Connection {
  readonly #socket: Socket;
  #waiting: { resolve(answered: Answered): void; reject(error: Error): void } | null = null;
  #parts: Buffer[] = [];
  #expected = 0;
  #size = 0;
  #began = 0;
  /** The first line of the last request. */
  #asked = "";

  constructor({ socket, host = "localhost", port = 80, isSafe = false }: Target) {
    const place = socket === undefined ? { host, port } : { path: socket };
    this.#socket = isSafe
      ? connectSafely({ host, port, servername: host })
      : connectPlain({ ...place, noDelay: true });
    this.#socket.setTimeout(PATIENCE, () =>
      this.#socket.destroy(new Error(`no answer in time: ${this.#asked}`)),
    );
    this.#socket.on("data", (part: Buffer) => this.#receive(part));
    this.#socket.on("error", (error) => this.#waiting?.reject(error));
    this.#socket.on("close", () => this.#waiting?.reject(new Error("the connection was closed")));
  }

  ask(text: string): Promise<Answered> {
    this.#parts = [];
    this.#expected = 0;
    this.#size = 0;
    this.#began = performance.now();
    this.#asked = text.slice(0, text.indexOf("\r\n"));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(text);
    });
  }

  end(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #receive(part: Buffer): void {
    this.#parts.push(part);
    this.#size += part.length;
    // The parts of a long body are not looked at one by one.
    if (this.#size < this.#expected) return;
    const received = this.#parts.length === 1 ? part : Buffer.concat(this.#parts);
    const progress = readProgress(received);
    if (!progress) return;
    const { status, head, isWhole } = progress;
    if (!isWhole) {
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      if (length !== undefined) this.#expected = head.length + HEAD_END.length + Number(length);
      return;
    }
    const { resolve } = this.#waiting ?? {};
    this.#waiting = null;
    resolve?.({ status, head, bytes: this.#size, ms: performance.now() - this.#began });
  }
}

/** Asks once, over a connection of its own. */
export async function askOnce(
  target: Target,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  const connection = new Connection(target);
  try {
    return await connection.ask(requestText(path, headers));
  } finally {
    connection.end();
  }
}
