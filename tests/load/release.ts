/**
 * `npm exec -- node tests/load/release.ts --old=../release-before`: rolls two replicas from one build to another under
 * load, behind HAProxy, as deploy/kubernetes does. Fails if a request failed, a cart was lost, or a page opened before
 * can no longer load a script or style. `--old` is a folder with another version and its build; without it both are
 * this one, so scripts do not change. Exits with a message if there is no `haproxy`. `--port=3310 --sandbox-port=4310
 * --rate=20 --seconds=45`.
 */
import { once } from "node:events";
import { cpSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answers } from "#lib/run/cli/toolchain.mjs";
import { numberArgument, Processes } from "./processes.ts";
import { findHaproxy, startHaproxy } from "./programs/run-haproxy.ts";
import { changeProduct, openShop } from "./shops.ts";
import { Visitor } from "./visitor.ts";
import { quantile, visit } from "./visits.ts";

const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
const rate = numberArgument("rate", 20);
const seconds = numberArgument("seconds", 45);
const old = process.argv.find((argument) => argument.startsWith("--old="))?.slice(6) ?? ".";
/** Milliseconds until the balancer has seen that a replica is there. */
const SEEN = 2_000;

const buildOf = (folder: string) => readFileSync(join(folder, ".next/BUILD_ID"), "utf8");

/** The job of `deploy/static/nginx.conf`: serves the files that every release has added. */
function serveFiles(folder: string, at: number) {
  return createServer((request, response) => {
    const path = normalize(
      decodeURIComponent(new URL(request.url ?? "/", "http://files").pathname),
    );
    try {
      response.end(readFileSync(join(folder, path.replace(/^\/_next\/static\//, ""))));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(at);
}

/** The scripts and styles of a page. */
const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)].map(([path]) => path)),
];

async function run(binary: string): Promise<readonly string[]> {
  const processes = new Processes(sandboxPort);
  const files = processes.newFolder("static");
  const server = serveFiles(files, port + 9);
  const release = async (folder: string, at: number) => {
    cpSync(join(folder, ".next/static"), files, { recursive: true });
    return processes.startShop({ port: at, folder });
  };
  try {
    await processes.startSandbox();
    const before = [await release(old, port + 1), await release(old, port + 2)];
    startHaproxy(processes, binary, {
      port,
      shops: [1, 2, 3, 4].map((number) => port + number),
      files: port + 9,
    });
    await wait(SEEN);
    if (!(await answers(`http://localhost:${port}/api/health`, 10_000)))
      throw new Error("HAProxy did not start.");
    const shop = await openShop(port, "localhost", "en");
    for (const id of shop.products) await changeProduct(processes.sandbox, id, { stock: null });
    const visitor = new Visitor({
      port,
      host: shop.host,
      language: "en",
      address: "203.0.113.200",
    });
    await visitor.read("v1/ecommerce/cart/getNewCartSession");
    const line = { productId: shop.products[0], qty: 1, options: {}, reservation: false };
    await visitor.call("v1/ecommerce/cart/addItem", line);
    const opened = filesOf((await visitor.open("/")).text);
    const load = visit({ port, shop, seconds, rate });
    for (const [index, one] of before.entries()) {
      await release(".", port + 3 + index);
      await wait(SEEN);
      const exit = once(one, "exit");
      one.kill("SIGTERM");
      await exit;
      console.log(`replica ${index + 1} of the old release has ended, its code is ${one.exitCode}`);
    }
    const cart = await visitor.call("v1/ecommerce/cart/getCart");
    const now = filesOf((await visitor.open("/")).text);
    const lost = [];
    for (const path of new Set([...opened, ...now]))
      if ((await visitor.open(path)).status !== 200) lost.push(path);
    const { times, refused } = await load;
    const changed = opened.filter((path) => !now.includes(path)).length;
    console.log(
      `${buildOf(old)} → ${buildOf(".")}: ${times.length} requests, ${refused.length} failed,`,
      `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms;`,
      `${changed} of ${opened.length} files of the open page are of the old release alone, ${lost.length} are lost`,
    );
    return [
      ...refused.slice(0, 20),
      ...lost.map((path) => `lost: ${path}`),
      ...(cart.status === 200 && cart.text.includes('"itemId"') ? [] : ["the cart is lost"]),
      ...(times.length === seconds * rate ? [] : ["not every request was made"]),
    ];
  } finally {
    server.close();
    server.closeAllConnections();
    await processes.stop();
  }
}

const binary = findHaproxy();
if (binary === undefined) {
  console.log(
    "There is no haproxy on this machine (apt-get install haproxy): nothing was checked.",
  );
  process.exit(0);
}
const problems = await run(binary);
for (const problem of problems) console.log(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
