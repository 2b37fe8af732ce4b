/**
 * A client that does its worst from one address until it is ended: `node attacker.ts PORT HOST ADDRESS PICTURES PAGES`.
 * Each attack runs in a few loops, without a pause.
 */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { passedOn } from "./visitor.ts";

const [, , port, host = "", address = "", pictures = "[]", pages = "[]"] = process.argv;
const PICTURES: readonly string[] = JSON.parse(pictures);
const PAGES: readonly string[] = JSON.parse(pages);
const WIDTHS = [64, 128, 256, 390, 640, 828, 1080, 1440, 1920];
const LOOPS = 6;
const SLOW_BODIES = 100;
const agent = new Agent({ keepAlive: true });
const counts = new Map<string, Map<number, number>>();

interface Blow {
  readonly path: string;
  readonly method?: string;
  readonly host?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const own = {
  "content-type": "application/json",
  "x-requested-with": "baseline",
  "sec-fetch-site": "same-origin",
  language: "en",
};

const open = ({ path, host: other = host, ...how }: Blow) =>
  request({ agent, ...passedOn({ port: Number(port), host: other, address }, path, how) });

const strike = (blow: Blow) =>
  new Promise<number>((resolve) => {
    const sent = open(blow);
    sent.on("response", (answer) => {
      answer.resume();
      answer.on("close", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", () => resolve(0));
    sent.end(blow.body);
  });

const call = (path: string, input: unknown): Blow => ({
  path: `/api/${path}`,
  method: "POST",
  headers: own,
  body: JSON.stringify(input),
});
const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const number = () => Math.floor(Math.random() * 1e6);

const WAYS: Readonly<Record<string, () => Blow>> = {
  logins: () =>
    call("session/login", { username: `${number()}@example.com`, password: "wrong-password" }),
  carts: () => call("v1/ecommerce/cart/getNewCartSession", {}),
  searches: () => call("v1/product/web/filter", { keywords: String(number()), limit: 100 }),
  pictures: () => ({
    path: `/_next/image?url=${encodeURIComponent(any(PICTURES) ?? "")}&w=${any(WIDTHS)}&q=75`,
    headers: { accept: any(["image/avif", "image/webp", "*/*"]) ?? "" },
  }),
  "page numbers": () => ({ path: `/shop?page=${1 + number()}&limit=24` }),
  "filtered lists": () => ({ path: `/shop?price=${number()}-${2 * number()}` }),
  "pages that are not there": () => ({ path: `/product/${randomUUID()}` }),
  "unknown hosts": () => ({ path: "/", host: `${randomUUID()}.example` }),
  "large bodies": () => ({
    ...call("v1/ecommerce/cart/getCart", {}),
    body: `{"a":"${"x".repeat(5_000_000)}"}`,
  }),
  "unsigned expiries": () => ({ ...call("revalidate", {}), body: "x".repeat(5_000_000) }),
  "deep markup": () => ({ path: any(PAGES) ?? "/" }),
};

async function loop(name: string, next: () => Blow): Promise<void> {
  const seen = new Map<number, number>();
  counts.set(name, seen);
  for (;;) {
    const status = await strike(next());
    seen.set(status, (seen.get(status) ?? 0) + 1);
    // A connection that was refused costs nobody anything but this process.
    if (status === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sends a byte a second of a body that never ends. */
function dribble(): void {
  const sent = open(call("v1/ecommerce/cart/getCart", {}));
  sent.write('{"a":"');
  const timer = setInterval(() => sent.write("x"), 1_000);
  sent.on("response", (answer) => answer.resume());
  sent.on("error", () => {});
  sent.on("close", () => {
    clearInterval(timer);
    setTimeout(dribble, 1_000);
  });
}

process.once("SIGINT", () => {
  const told = [...counts].map(([name, seen]) => [name, Object.fromEntries(seen)]);
  process.send?.(Object.fromEntries(told), () => process.exit(0));
});
for (let left = SLOW_BODIES; left > 0; left -= 1) dribble();
for (const [name, next] of Object.entries(WAYS))
  for (let left = LOOPS; left > 0; left -= 1) void loop(name, next);
