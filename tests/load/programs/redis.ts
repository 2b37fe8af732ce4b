import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { checkRedis } from "#lib/web/cache/redis/check-redis.ts";
import type { Processes } from "#tests/load/processes.ts";
import { findBinary } from "./find-binary.ts";

/** The address of a Redis: the one of `REDIS_URL`, or a server of this machine that is started for the run. */
export async function findRedis(processes: Processes, port: number): Promise<string> {
  const given = process.env.REDIS_URL;
  if (given) return given;
  const redis = new OwnRedis(processes, port);
  await redis.start();
  return redis.url;
}

/** A Redis only for this run, which can be stopped, paused and emptied. It stores nothing on disk. */
export class OwnRedis {
  readonly #processes: Processes;
  readonly #port: number;
  #server: ChildProcess | undefined;

  constructor(processes: Processes, port: number) {
    this.#processes = processes;
    this.#port = port;
  }

  get url(): string {
    return `redis://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const binary = findBinary(["redis-server", "valkey-server"]);
    if (!binary)
      throw new Error(
        "There is no redis-server or valkey-server in PATH: install one, or set REDIS_URL.",
      );
    const args = ["--port", String(this.#port), "--save", "", "--appendonly", "no"];
    this.#server = this.#processes.start(binary, args);
    for (let left = 50; left > 0; left -= 1) {
      if ((await checkRedis(this.url)) === "reachable") return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${binary} did not start.`);
  }

  /** Ends it at once: everything in it is lost. */
  async stop(): Promise<void> {
    if (!this.#server) return;
    const exit = once(this.#server, "exit");
    this.#server.kill("SIGKILL");
    await exit;
  }

  /** It takes connections and commands, and answers none. */
  holdUp(): void {
    this.#server?.kill("SIGSTOP");
  }

  goOn(): void {
    this.#server?.kill("SIGCONT");
  }

  flush(): Promise<void> {
    return this.order("flushall");
  }

  /** Gives the server a command as an administrator would, e.g. `config set maxmemory 1`. */
  async order(command: string): Promise<void> {
    const { createClient } = await import("redis");
    const client = await createClient({ url: this.url }).connect();
    await client.sendCommand(command.split(" "));
    client.destroy();
  }
}
