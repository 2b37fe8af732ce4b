/**
 * `npm exec -- node tests/load/valid-requests.ts`: sends every valid request of tests/raw-sockets through HAProxy, nginx
 * and Varnish, as many of them as this machine has, to the server with programs in place of Next. Each that a proxy does
 * not refuse has to arrive whole and once. `--port=23300 --rounds=3`.
 */
import { type Case, makeCase, TARGETS, type Target } from "#tests/raw-sockets/cases.ts";
import { openRaw } from "#tests/raw-sockets/client.ts";
import { VALID } from "#tests/raw-sockets/framings.ts";
import { type Seen, type Shop, startShop } from "#tests/raw-sockets/shop.ts";
import { numberArgument, Processes } from "./processes.ts";
import { findHaproxy, startHaproxy } from "./programs/run-haproxy.ts";
import { findNginx, startNginx } from "./programs/run-nginx.ts";
import { findVarnish, startVarnish } from "./programs/run-varnish.ts";

const port = numberArgument("port", 23_300);
const rounds = numberArgument("rounds", 3);
/** Clients at the same time. */
const AT_ONCE = 32;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const BODILESS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Each client has the next of these; cached files and pages would not reach the process again. */
const targets = TARGETS.filter(({ answers }) => answers === undefined).map(
  (target): Target => ({ ...target, path: (id) => withId(target.path(id), id) }),
);
const withId = (path: string, id: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}id=${id}`;

function casesOfARound(): Case[] {
  return METHODS.flatMap((method) =>
    VALID.filter(({ hasBody }) => !(hasBody && BODILESS.has(method))).flatMap((framing) =>
      targets.map((target) => makeCase({ method, framing, target, more: [] })),
    ),
  );
}

/** A cache requests the whole file for a HEAD request. */
const tokensOf = ({ token }: Case): string[] => [
  token ?? "",
  (token ?? "").replace(" HEAD ", " GET "),
];

/** Sends these on one connection after the other, as a browser does. Returns the ids of those that the shop has answered. */
async function send(at: number, cases: readonly Case[]): Promise<string[]> {
  const answered: string[] = [];
  let client = openRaw(at);
  let count = 0;
  for (const one of cases) {
    if (!client.isOpen()) {
      client = openRaw(at);
      count = 0;
    }
    count += 1;
    await client.send(one.method, [one.wire]);
    await client.wait(count);
    const head = client.answers()[count - 1]?.head ?? "";
    if (tokensOf(one).some((token) => head.includes(token))) answered.push(one.id);
    if (head === "" || /^connection: close/im.test(head)) client.end();
  }
  client.end();
  return answered;
}

/** The problems with the received requests: each must arrive once, and complete if the shop's answer came back. */
function faultsOf(sent: readonly Case[], answered: ReadonlySet<string>, seen: readonly Seen[]) {
  const whole = seen.filter(({ headers, isBroken }) => headers?.["x-case"] && !isBroken);
  const byCase = Map.groupBy(whole, ({ headers }) => headers["x-case"]);
  const faults: string[] = [];
  for (const { id, name, expected } of sent) {
    const [one, ...more] = byCase.get(id) ?? [];
    byCase.delete(id);
    const isAnswered = answered.has(id);
    if (more.length > 0 || (isAnswered && !one))
      faults.push(`${name} has arrived ${more.length + (one ? 1 : 0)} times`);
    else if (one && (one.url !== expected?.url || (isAnswered && one.hash !== expected.hash)))
      faults.push(`${name} has arrived as ${JSON.stringify(one)}`);
  }
  for (const [id] of byCase) faults.push(`nobody has sent ${id}`);
  return faults;
}

async function check(name: string, at: number, shop: Shop): Promise<boolean> {
  shop.takeSeen();
  const sent: Case[] = [];
  const answered = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const cases = casesOfARound();
    sent.push(...cases);
    const shares = Array.from({ length: AT_ONCE }, (_, share) =>
      cases.filter((_one, place) => place % AT_ONCE === share),
    );
    for (const ids of await Promise.all(shares.map((share) => send(at, share))))
      for (const id of ids) answered.add(id);
  }
  const faults = faultsOf(sent, answered, shop.takeSeen());
  const own = sent.length - answered.size;
  console.log(
    `${faults.length === 0 ? "ok    " : "FAILED"} ${name}: ${sent.length} sent, ${answered.size} arrived whole and once, ${own} answered by the proxy itself, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`       ${fault}`);
  return faults.length === 0;
}

/** Resolves when something answers there. */
async function answers(at: number): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const status = await fetch(`http://127.0.0.1:${at}/api/health`).then(
      (answer) => answer.status,
      () => 503,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nobody answers on port ${at}.`);
}

const shop = await startShop({ port, isBehindProxy: true });
const processes = new Processes(port + 9);
const results: boolean[] = [await check("no proxy", port, shop)];
const run = async (name: string, binary: string | undefined, start: (b: string) => unknown) => {
  if (binary === undefined) return console.log(`There is no ${name} on this machine.`);
  await start(binary);
  const at = port + results.length;
  await answers(at);
  results.push(await check(name, at, shop));
};
const next = () => port + results.length;
await run("haproxy", findHaproxy(), (binary) =>
  startHaproxy(processes, binary, { port: next(), shops: [port] }),
);
await run("nginx", findNginx(), (binary) =>
  startNginx(processes, binary, { port: next(), shop: port }),
);
await run("varnish", findVarnish(), (binary) =>
  startVarnish(processes, binary, { port: next(), shops: [port, port], files: port, secret: "s" }),
);
await processes.stop();
await shop.stop();
process.exit(results.every(Boolean) ? 0 : 1);
