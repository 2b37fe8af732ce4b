/**
 * `npm exec -- node tests/load/varnish.ts`: whether Varnish with deploy/varnish behaves as docs/operations.md §7 says,
 * with an origin that answers as a rule of the shop would, and then with the shop itself if there is a build. Exits
 * with a message if there is no `varnishd`. `--port=3310 --sandbox-port=4310`.
 */
import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { numberArgument, Processes, REVALIDATE_SECRET } from "./processes.ts";
import { findRedis } from "./programs/redis.ts";
import { findVarnish, startVarnish } from "./programs/run-varnish.ts";
import { changeProduct, openShop } from "./shops.ts";

const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
const SECRET = "purge-secret-of-a-run";

const problems: string[] = [];
const check = (what: string, holds: boolean) => {
  console.log(`${holds ? "ok    " : "FAILED"} ${what}`);
  if (!holds) problems.push(what);
};

const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers,
    redirect: "manual",
  });
  const { status, headers: got } = answer;
  return { status, cache: got.get("x-cache"), headers: got, text: await answer.text() };
};

/** Whether the second of two equal requests comes from Varnish. */
const isKept = async (path: string, headers: Record<string, string> = {}) => {
  await ask(path, headers);
  return (await ask(path, headers)).cache === "hit";
};

const purge = (path: string, headers: Record<string, string>) => ask(path, headers, "PURGE");

interface Rule {
  readonly status?: number;
  readonly headers: Record<string, string>;
}

const PUBLIC = { "cache-control": "public, max-age=0, s-maxage=300" };

/** The origin's answers. */
const RULES: Readonly<Record<string, Rule>> = {
  "/": { headers: PUBLIC },
  "/page": { headers: { ...PUBLIC, "surrogate-key": "localhost|products localhost|product:a+b" } },
  "/private": { headers: { "cache-control": "private, no-store" } },
  "/silent": { headers: {} },
  "/cookie": { headers: { ...PUBLIC, "set-cookie": "a=b" } },
  "/surrogate": {
    headers: { "cache-control": "public, max-age=0", "surrogate-control": "max-age=600" },
  },
  "/surrogate-off": { headers: { ...PUBLIC, "surrogate-control": "no-store" } },
  "/short": { headers: { "cache-control": "public, s-maxage=1" } },
  "/fault": { status: 500, headers: PUBLIC },
  "/missing": { status: 404, headers: PUBLIC },
};

async function checkRules(processes: Processes, binary: string): Promise<void> {
  let isDown = false;
  let seen: IncomingHttpHeaders = {};
  const origin = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/api/ready") return response.writeHead(200).end();
    if (isDown) return response.writeHead(503).end("down");
    seen = request.headers;
    const { status = 200, headers } = RULES[path.split("?")[0] ?? ""] ?? { headers: PUBLIC };
    response.writeHead(status, headers).end(request.headers.cookie ?? "nobody");
  }).listen(port + 1);
  try {
    const shops = [port + 1, port + 1] as const;
    await startVarnish(processes, binary, { port, shops, files: port + 1, secret: SECRET });
    check("keeps what may be shared", await isKept("/page"));
    check("keeps it for visitors with any session", await isKept("/page", { cookie: "cartId=1" }));
    for (const cookie of ["staff=1.2.x", "__Host-staff=1", "a=b; __Host-sitePass=1", "locale=hr"])
      check(`asks the shop for ${cookie}`, !(await isKept("/page", { cookie })));
    check("asks the shop for pages in edit mode", !(await isKept("/page?editPage=true")));
    for (const path of ["/private", "/silent", "/cookie", "/surrogate-off", "/fault"])
      check(`does not keep ${path}`, !(await isKept(path)));
    check("keeps what Surrogate-Control allows", await isKept("/surrogate"));
    check("keeps pages that are missing", await isKept("/missing"));
    await ask("/private", { cookie: "cartId=mine" });
    const own = await ask("/private", { cookie: "cartId=other" });
    check("gives everybody their own private answers", own.text === "cartId=other");
    await ask("/private", {
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    });
    check(
      "believes no visitor's X-Forwarded-For",
      !String(seen["x-forwarded-for"]).includes("6.6"),
    );
    check("nor a visitor's trace", seen.traceparent === undefined);
    await purge("/page", {});
    check("purges nothing without the secret", (await ask("/page")).cache === "hit");
    const wrong = await purge("/page", { "x-purge-secret": "wrong" });
    check("says so", wrong.status === 403 && (await ask("/page")).cache === "hit");
    const secret = { "x-purge-secret": SECRET };
    await purge("/page", secret);
    check("purges an address", (await ask("/page")).cache === "miss");
    await purge("/", { ...secret, "surrogate-key": "localhost|product:a" });
    check("purges by whole tags", (await ask("/page")).cache === "hit");
    await purge("/", { ...secret, "surrogate-key": "other|posts, localhost|product:a+b" });
    check("purges by tags", (await ask("/page")).cache === "miss");
    check("and nothing else", (await ask("/surrogate")).cache === "hit");
    await ask("/short");
    isDown = true;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const statuses = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await ask("/short")).status);
    check(
      "shows what is kept while the shop fails",
      statuses.every((status) => status === 200),
    );
    check("tells the truth about the rest", (await ask("/never-seen")).status === 503);
  } finally {
    origin.close();
    origin.closeAllConnections();
    await processes.stop();
  }
}

/** Milliseconds within which everybody sees what has changed. */
const SOON = 5_000;

/** Changes are visible through Varnish at once, although its copies would have lasted five minutes. */
async function checkChange(sandbox: string, replica: number): Promise<void> {
  const { pages, products } = await openShop(replica, "localhost", "en");
  const path = pages.find((page) => page.startsWith("/product/")) ?? "";
  check("keeps a product", await isKept(path));
  check("keeps another page", await isKept("/profile"));
  check("names no keys to visitors", !(await ask(path)).headers.has("surrogate-key"));
  const word = `new-${crypto.randomUUID()}`;
  await changeProduct(sandbox, products[0] ?? 0, { description: `<p>${word}</p>` });
  check("knows nothing of it", !(await ask(path)).text.includes(word));
  const began = performance.now();
  await expire("localhost", [`product:${decodeURIComponent(path.slice("/product/".length))}`]);
  let isNew = false;
  while (!isNew && performance.now() - began < SOON) isNew = (await ask(path)).text.includes(word);
  const took = Math.round(performance.now() - began);
  check(`shows what has changed ${took} ms after the shop has heard of it`, isNew);
  check("and keeps it", (await ask(path)).cache === "hit");
  check("and all else", (await ask("/profile")).cache === "hit");
}

/** Tells the shop what has changed, as the backend does (docs/contract.md §7.5). */
async function expire(domain: string, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ domain, tags, at: Date.now() });
  const answer = await fetch(`http://localhost:${port}/api/revalidate`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-signature": createHmac("sha256", REVALIDATE_SECRET).update(body).digest("hex"),
    },
  });
  if (!answer.ok) throw new Error(`revalidate: ${answer.status}`);
}

async function checkShop(processes: Processes, binary: string): Promise<void> {
  try {
    await processes.startSandbox();
    const redis = await findRedis(processes, port + 9).catch(() => "");
    if (redis === "")
      console.log("There is no Redis: one replica, since two would not know of each other.");
    const shops = [port + 1, redis === "" ? port + 1 : port + 2] as const;
    const cache = { url: `http://localhost:${port}/`, secret: SECRET };
    for (const shop of new Set(shops)) await processes.startShop({ port: shop, redis, cache });
    await startVarnish(processes, binary, { port, shops, files: port + 1, secret: SECRET });
    check("keeps the shop's pages", await isKept("/shop"));
    const page = await ask("/shop");
    check("as the shop sends them", page.status === 200 && page.text.includes("<html"));
    check("keeps the sitemap", await isKept("/sitemap.xml"));
    check("does not keep calls", !(await isKept("/api/health")));
    const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(page.text) ?? [];
    check("keeps scripts", await isKept(script));
    await purge("/shop", { "x-purge-secret": SECRET });
    check("purges the shop's pages", (await ask("/shop")).cache === "miss");
    await checkChange(processes.sandbox, shops[0]);
  } finally {
    await processes.stop();
  }
}

const binary = findVarnish();
if (binary === undefined) {
  console.log(
    "There is no varnishd on this machine (apt-get install varnish): nothing was checked.",
  );
  process.exit(0);
}
await checkRules(new Processes(sandboxPort), binary);
if (existsSync(".next/BUILD_ID")) await checkShop(new Processes(sandboxPort), binary);
else console.log("There is no build (npm run build): the shop was not checked.");
process.exit(problems.length > 0 ? 1 : 0);
