import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import {
  RENEWED_ELSEWHERE_HEADER,
  REPEAT_AFTER,
  REPEATS,
} from "#lib/shop/api/renewed-elsewhere.ts";
import { SESSION_ENDED_HEADER } from "#lib/shop/api/session-ended.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * The headers that a trusted proxy sets for a connection. The programs here play that proxy, so that visitors have
 * addresses.
 */
export const sentBy = (address: string, host: string) => ({
  "x-forwarded-for": address,
  "x-forwarded-host": host,
  "x-forwarded-proto": "http",
});

interface Sender {
  readonly port: number;
  /** Host name of the site. */
  readonly host: string;
  readonly address: string;
}

/** A request for a page or a route of the shop, as the proxy passes it on. */
export const passedOn = (
  { port, host, address }: Sender,
  path: string,
  { method = "GET", headers = {} }: Sent,
): RequestOptions => ({
  host: "localhost",
  port,
  path,
  method,
  headers: { host: `${host}:${port}`, ...sentBy(address, `${host}:${port}`), ...headers },
});

interface VisitorOptions extends Sender {
  /** Language of the pages. */
  readonly language: string;
}

/** A browser from the shop's point of view: it stores cookies, sends them, and repeats calls when asked to. */
export class Visitor {
  readonly #options: VisitorOptions;
  readonly #cookies = new Map<string, string>();
  /** Calls that were sent again, because another process had renewed the session. */
  repeats = 0;
  /** Answers that said that the session has ended. */
  ends = 0;
  /** Answers of 500 and above that no page repeats, with their address. */
  readonly faults: string[] = [];

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  get host(): string {
    return this.#options.host;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** One request. Cookies of the answer are stored before anybody reads it. */
  send(path: string, { method, headers, body }: Sent = {}): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          ...passedOn(this.#options, path, {
            method,
            headers: { ...(cookie && { cookie }), ...headers },
          }),
        },
        (answer) => {
          for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString("utf8"),
            }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const isGone = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (isGone) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  /** Opens a page; redirects are followed. */
  async open(path: string): Promise<Answer> {
    let answer = await this.send(path);
    for (let left = 5; left > 0 && answer.status >= 300 && answer.status < 400; left -= 1) {
      const to = new URL(String(answer.headers.location), `http://${this.#options.host}`);
      answer = await this.send(to.pathname + to.search);
    }
    if (answer.status >= 500) this.faults.push(`${answer.status} ${path}`);
    return answer;
  }

  /** A request of a page's own script to a route of the shop. */
  post(path: string, input: unknown = {}): Promise<Answer> {
    const { host, port, language } = this.#options;
    return this.send(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "baseline",
        "sec-fetch-site": "same-origin",
        origin: `http://${host}:${port}`,
        language,
      },
      body: JSON.stringify(input),
    });
  }

  /** A call of the backend through the gateway, sent again as the page's client sends it. */
  async call(path: string, input: unknown = {}): Promise<Answer> {
    let answer = await this.post(`/api/${path}`, input);
    for (let left = REPEATS; left > 0 && answer.headers[RENEWED_ELSEWHERE_HEADER]; left -= 1) {
      this.repeats += 1;
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER));
      answer = await this.post(`/api/${path}`, input);
    }
    if (answer.headers[SESSION_ENDED_HEADER]) this.ends += 1;
    if (answer.status >= 500) this.faults.push(`${answer.status} ${path}`);
    return answer;
  }

  /** The data of a call that must succeed. */
  async read<T>(path: string, input?: unknown): Promise<T> {
    const { status, text } = await this.call(path, input);
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    const { data }: { data: T } = JSON.parse(text);
    return data;
  }
}
