import type { ChildProcess } from "node:child_process";
import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { answers } from "#lib/run/cli/toolchain.mjs";
import { SECRET_VARIABLE, SOCKET_VARIABLE, socketsOf } from "#lib/run/front/process-messages.ts";
import { NOTES } from "#lib/run/front/rendered-answer.ts";
import { Processes } from "#tests/load/processes.ts";
import type { Target } from "./client.ts";

const SECRET = "revalidate-secret-of-a-benchmark";

export interface Shop {
  readonly pid: number | undefined;
  readonly origin: string;
  readonly target: Target;
  /** The render process itself, without what is in front of it, and the header by which it knows that. */
  readonly renderer: { readonly target: Target; readonly headers: Record<string, string> };
  readonly processes: Processes;
  /** Starts a program on the core of the shop. */
  readonly start: (args: readonly string[]) => ChildProcess;
  /** Expires every page. */
  readonly expire: () => Promise<void>;
}

/** Whether programs can be pinned to one core; the other ones are then left to the measuring program. */
export const canPin = (): boolean => spawnSync("taskset", ["-c", "0", "true"]).status === 0;

/** The sandbox, and the shop on one core. Needs a build. */
export async function startShop(port: number, sandboxPort: number): Promise<Shop> {
  const processes = new Processes(sandboxPort);
  const isPinned = canPin();
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    SANDBOX: "1",
    BACKEND_URL: processes.sandbox,
    REVALIDATE_SECRET: SECRET,
  };
  const start = (args: readonly string[]) =>
    isPinned
      ? processes.start("taskset", ["-c", "0", "node", ...args], env)
      : processes.start("node", args, env);
  try {
    await processes.startSandbox();
    const shop = start(["lib/run/server/serve.ts"]);
    const origin = `http://localhost:${port}`;
    if (!(await answers(`${origin}/api/health`)))
      throw new Error("the shop did not start: npm run build?");
    return {
      pid: shop.pid,
      origin,
      target: { port },
      renderer: rendererOf(shop.pid),
      processes,
      start,
      expire: () => expire(origin),
    };
  } catch (error) {
    await processes.stop();
    throw error;
  }
}

/** The first process that the shop has started, with the socket and the secret from its environment. */
function rendererOf(shop: number | undefined): Shop["renderer"] {
  const [first] = readFileSync(`/proc/${shop}/task/${shop}/children`, "utf8").split(" ");
  const env = readFileSync(`/proc/${first}/environ`, "utf8").split("\0");
  const setting = (name: string) =>
    env.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  return {
    target: { socket: socketsOf(setting(SOCKET_VARIABLE))[0] },
    headers: { [NOTES.secret]: setting(SECRET_VARIABLE) },
  };
}

/** As a backend does after a change (docs/contract.md §7.5). */
async function expire(origin: string): Promise<void> {
  const body = JSON.stringify({ domain: "localhost", tags: ["elements"], at: Date.now() });
  const signature = createHmac("sha256", SECRET).update(body).digest("hex");
  const answer = await fetch(`${origin}/api/revalidate`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-signature": signature },
    body,
  });
  if (!answer.ok) throw new Error(`/api/revalidate: ${answer.status}`);
}

/** The first address of a kind that a page links to, so that the benchmark does not depend on the demo's data. */
export async function firstLink(origin: string, page: string, below: string): Promise<string> {
  const html = await (await fetch(origin + page)).text();
  const found = html.match(new RegExp(`href="(${below}[^"?#]+)"`))?.[1];
  if (!found) throw new Error(`${page} links to nothing below ${below}`);
  return found;
}
