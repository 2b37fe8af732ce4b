import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answers, portTaken } from "#lib/run/cli/toolchain.mjs";

/** Signs requests to `POST /api/revalidate` of the shops. */
export const REVALIDATE_SECRET = "revalidate-secret-of-a-run-under-load";

const SHIFT_CLOCK = new URL("programs/shift-clock.mjs", import.meta.url);

interface ShopOptions {
  readonly port: number;
  readonly redis?: string;
  /** The backend's address, if it isn't the sandbox itself. */
  readonly backend?: string;
  /** Where the sources and their build are; this project's own by default. */
  readonly folder?: string;
  /** Processes that render; one by default. */
  readonly concurrency?: number;
  /** The cache in front that is told what to forget. */
  readonly cache?: { readonly url: string; readonly secret: string };
  /** Milliseconds by which its clock is ahead of the machine's, or behind. */
  readonly ahead?: number;
}

interface SandboxOptions {
  /** How many products its first site has at least. */
  readonly products?: number;
}

/** Whole number of a `--name=value` argument. */
export function numberArgument(name: string, fallback: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  const value = given ? Number(given.slice(name.length + 3)) : fallback;
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: a whole number above 0.`);
  return value;
}

/** Starts the programs of a run, and ends them with it. Their data is a folder of their own. */
export class Processes {
  readonly #folder = mkdtempSync(join(tmpdir(), "baseline-load-"));
  readonly #log = join(this.#folder, "log");
  readonly #children: ChildProcess[] = [];
  readonly #sandboxPort: number;

  constructor(sandboxPort: number) {
    this.#sandboxPort = sandboxPort;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void this.stop().finally(() => process.exit(1)));
  }

  /** The failures of the shops and of the backend in the shops' logs, each with its number. */
  failures(): string[] {
    const lines = readFileSync(this.#log, "utf8").split("\n");
    const failed = lines.flatMap((line) => {
      if (!/"msg":"(failed answer|backend fault)"/.test(line)) return [];
      const { msg, call, path, kind = "", status }: Record<string, unknown> = JSON.parse(line);
      return [`${msg} ${call ?? path} ${kind} ${status}`];
    });
    return Object.entries(Object.groupBy(failed, (one) => one)).map(
      ([one, list]) => `${list?.length} × ${one}`,
    );
  }

  get sandbox(): string {
    return `http://localhost:${this.#sandboxPort}`;
  }

  /** A place for files of the run. */
  newFolder(name: string): string {
    return join(this.#folder, name);
  }

  start(
    command: string,
    args: readonly string[],
    env: Record<string, string> = {},
    folder = process.cwd(),
  ): ChildProcess {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", openSync(this.#log, "a"), "inherit"],
    });
    this.#children.push(child);
    return child;
  }

  /** A program of this folder that sends messages. */
  fork(file: string, args: readonly string[]): ChildProcess {
    const child = fork(join(import.meta.dirname, file), args);
    this.#children.push(child);
    return child;
  }

  async startSandbox({ products = 0 }: SandboxOptions = {}): Promise<void> {
    await requireFree(this.#sandboxPort);
    this.start("node", ["sandbox/server.ts"], {
      SANDBOX_PORT: String(this.#sandboxPort),
      SANDBOX_DATA: join(this.#folder, "sandbox"),
      SANDBOX_PRODUCTS: String(products),
    });
    await this.#reached(`${this.sandbox}/_sandbox/`, "the sandbox");
  }

  /** The production server behind a trusted proxy, which the program plays. Needs a build. */
  async startShop({
    port,
    redis = "",
    backend = this.sandbox,
    folder,
    concurrency = 1,
    cache,
    ahead = 0,
  }: ShopOptions): Promise<ChildProcess> {
    await requireFree(port);
    const env = {
      PORT: String(port),
      SANDBOX: "1",
      BACKEND_URL: backend,
      TRUSTED_PROXY: "1",
      REDIS_URL: redis,
      SESSION_SECRET: "session-secret-of-a-run-under-load",
      REVALIDATE_SECRET,
      WEB_CONCURRENCY: String(concurrency),
      ...(ahead !== 0 && { NODE_OPTIONS: `--import=${SHIFT_CLOCK}`, SHIFT_CLOCK: String(ahead) }),
      ...(cache && { CDN_PURGE_URL: cache.url, CDN_PURGE_SECRET: cache.secret }),
    };
    const shop = this.start("node", ["lib/run/server/serve.ts"], env, folder);
    if (!(await isReady(port))) throw new Error("the shop did not start: npm run build?");
    return shop;
  }

  /** Ends everything, and forgets the data. */
  async stop(): Promise<void> {
    await Promise.all(this.#children.map(ended));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #reached(url: string, what: string): Promise<void> {
    if (!(await answers(url, 60_000))) throw new Error(`${what} did not start`);
  }
}

/** Whether all processes of a shop answer within a minute, as a balancer asks before it sends visitors. */
async function isReady(port: number): Promise<boolean> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await fetch(`http://localhost:${port}/api/ready`).catch(() => null);
    if (answer?.ok) return true;
    await wait(200);
  }
  return false;
}

async function requireFree(port: number): Promise<void> {
  if (await portTaken(port)) throw new Error(`Port ${port} is taken.`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await exit;
  clearTimeout(timer);
}

/** Resident memory of a process and of those that it has started, in megabytes. */
export const memoryOf = (pid: number | undefined): number =>
  execFileSync("ps", ["-o", "rss=", "--pid", String(pid), "--ppid", String(pid)])
    .toString()
    .split("\n")
    .reduce((sum, line) => sum + Number(line), 0) / 1024;
