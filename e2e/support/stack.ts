import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Hosts of the demo sites. Browsers resolve `*.localhost` themselves; Node needs a Host header. */
export const HOSTS = {
  en: "localhost",
  hr: "tenis.localhost",
  closed: "closed.localhost",
  odd: "odd.localhost",
  velo: "velo.localhost",
  market: "market.localhost",
} as const;

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

interface RequestInput {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A raw request to a local server: the path is sent exactly as written, with any Host header. */
export function sendRequest(
  port: number,
  path: string,
  { host, method = "GET", headers = {}, body }: RequestInput = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "localhost",
        port,
        path,
        method,
        headers: { host: host ? `${host}:${port}` : `localhost:${port}`, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString("utf8"),
          }),
        );
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * The markup of a page in its `main`, without scripts. Two renders of the same page differ in the order in which React wrote
 * its data for the browser, so whole documents are compared only where one of them was kept.
 */
export function mainOf({ body }: Answer): string {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0];
  if (!main) throw new Error("the page has no main");
  return main.replace(/<script[\s\S]*?<\/script>/g, "");
}

export interface Fault {
  readonly match: string;
  /** Only for calls of this site. */
  readonly site?: number;
  readonly status?: number;
  readonly delay?: number;
  readonly reset?: boolean;
  readonly body?: string;
  /** Only for calls of this cart. */
  readonly cart?: string;
  readonly times?: number;
}

interface LoggedRequest {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly site: string | null;
  readonly body: unknown;
}

/** An element of one language; `doc` is its content as JSON. */
export interface StoredElement {
  readonly id: number;
  readonly language: string;
  readonly handler: string;
  readonly version: number;
  readonly doc: string;
}

/** The sandbox's control page as a tool for tests. */
export class Sandbox {
  readonly port: number;
  constructor(port: number) {
    this.port = port;
  }

  async #json<T>(path: string, init?: { method: string; body?: unknown }): Promise<T> {
    const answer = await fetch(`http://localhost:${this.port}/_sandbox/${path}`, {
      method: init?.method ?? "GET",
      headers: { "content-type": "application/json", accept: "application/json" },
      ...(init?.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    });
    if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** A form's captcha answer; valid for one call. */
  solvedCaptcha = async () => {
    const script = await fetch(`http://localhost:${this.port}/_sandbox/captcha.js`);
    const recaptchaResponse = /captcha-[\w-]+/.exec(await script.text())?.[0];
    return { recaptchaKey: "sandbox-site-key", recaptchaResponse };
  };

  /** Requests that the sandbox received, newest last. */
  log = () => this.#json<LoggedRequest[]>("log");
  /** The number of the newest request, for `since`. */
  newest = async () => (await this.log()).at(-1)?.number ?? 0;
  /** Requests after that number. The log drops the oldest, so a position in it is meaningless. */
  since = async (newest: number) => (await this.log()).filter(({ number }) => number > newest);
  orders = () =>
    this.#json<
      { slug: string; status: string; email: string; items: { name: string; qty: number }[] }[]
    >("orders");
  /** Files that were uploaded to a site, and how many of them its library does not show. */
  uploads = (siteId: number) => this.#json<{ stored: number; loose: number }>(`uploads/${siteId}`);
  /** A site's elements in all languages, exactly as stored. */
  elements = (siteId: number) => this.#json<StoredElement[]>(`elements/${siteId}`);
  outbox = () => this.#json<{ to: string; subject: string; text: string }[]>("outbox");
  setFaults = (faults: Fault[]) => this.#json("faults", { method: "POST", body: faults });
  /** Changes data directly in the sandbox: `products/3`, `sites/7`, `member-cards/…`. */
  patch = (path: string, body: unknown) => this.#json(path, { method: "PATCH", body });

  /** The calls for one cart, oldest first. */
  callsOf = async (cartId: string, call: string) =>
    (await this.log()).filter(
      ({ path, body }) =>
        path.includes(call) && String((body as { cartId?: unknown } | null)?.cartId) === cartId,
    );

  /** The product that was first added to a cart. */
  async productOf(cartId: string): Promise<number> {
    const added = (await this.callsOf(cartId, "cart/addItem"))[0];
    return Number((added?.body as { productId?: number } | undefined)?.productId);
  }

  /** Ends the faults with this `match`; all of them, in a sandbox that no other test uses. */
  clearFaults = (match?: string) =>
    this.#json(`faults${match === undefined ? "" : `?match=${encodeURIComponent(match)}`}`, {
      method: "DELETE",
    });
}

/** A test's own shop and sandbox, which it can stop, restart and make fail. */
export class Stack {
  readonly port: number;
  readonly sandbox: Sandbox;
  readonly #data = mkdtempSync(join(tmpdir(), "baseline-stack-"));
  readonly #extra: Record<string, string>;
  #backend: ChildProcess | null = null;
  #shop: ChildProcess | null = null;

  constructor(port: number, sandboxPort: number, extra: Record<string, string> = {}) {
    this.port = port;
    this.sandbox = new Sandbox(sandboxPort);
    this.#extra = extra;
  }

  get #env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.port),
      SANDBOX: "1",
      SANDBOX_PORT: String(this.sandbox.port),
      SANDBOX_DATA: this.#data,
      BACKEND_URL: `http://localhost:${this.sandbox.port}`,
      SESSION_SECRET: "session-secret-of-a-test-stack",
      REVALIDATE_SECRET: "revalidate-secret-of-a-test-stack",
      ...this.#extra,
    };
  }

  origin = (host: string = HOSTS.en) => `http://${host}:${this.port}`;
  sendRequest = (path: string, options?: RequestInput) => sendRequest(this.port, path, options);

  async startBackend(): Promise<void> {
    this.#backend = spawn("node", ["sandbox/server.ts"], { env: this.#env, stdio: "ignore" });
    await up(`http://localhost:${this.sandbox.port}/_sandbox/`);
  }

  async stopBackend(): Promise<void> {
    await ended(this.#backend);
    this.#backend = null;
  }

  async startShop(): Promise<void> {
    this.#shop = spawn("node", ["lib/run/server/serve.ts"], { env: this.#env, stdio: "ignore" });
    await up(`http://localhost:${this.port}/api/health`);
  }

  /** The shop as `npm run dev` starts it, with the gallery at `/test`. */
  async startDevelopment(): Promise<void> {
    this.#shop = spawn("node", ["node_modules/next/dist/bin/next", "dev"], {
      env: { ...this.#env, NODE_ENV: "development" },
      stdio: "ignore",
    });
    await up(`http://localhost:${this.port}/api/health`);
  }

  async stop(): Promise<void> {
    await ended(this.#shop);
    await this.stopBackend();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

async function up(url: string): Promise<void> {
  const end = Date.now() + 120_000;
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(2_000) });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
