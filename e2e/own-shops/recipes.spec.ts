import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOSTS, Stack } from "#e2e/support/stack.ts";
import { expect, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";
import { serveRedis } from "#tests/factories/processes/redis-server.ts";
import { logInStaff } from "#tests/load/staff.ts";
import { Visitor } from "#tests/load/visitor.ts";
import { openRaw } from "#tests/raw-sockets/client.ts";

/**
 * Former attacks of visitors on others, sent to whole shops: one as `npm start` runs it, one with two render processes,
 * two replicas with a Redis, and one without a front. Each kind also has tests next to its code.
 */
const WAYS = [
  { name: "one process", shops: 1, env: {} },
  { name: "two render processes", shops: 1, env: { WEB_CONCURRENCY: "2" } },
  { name: "two replicas with a Redis", shops: 2, env: {} },
  { name: "a process without a front", shops: 1, env: { FRONT: "off" } },
] as const;

const PAGE = "/about-the-club";
const PRODUCT = "/product/court-line-98";
const siteOf = (host: string) => seed.sites.find(({ domain }) => domain === host);

const titleOf = (html: string): string | undefined => /<title>[^<]*/.exec(html)?.[0];

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Shops that are run in one way, with their own backend. */
async function startShops({ shops, env }: (typeof WAYS)[number]) {
  const redis = shops > 1 ? await serveRedis() : null;
  const backend = await freePort();
  const extra = { ...env, ...(redis && { REDIS_URL: redis.url }) };
  const stacks: Stack[] = [];
  for (let left = shops; left > 0; left -= 1)
    stacks.push(new Stack(await freePort(), backend, extra));
  const [first] = stacks;
  if (!first) throw new Error("no shop");
  await first.startBackend();
  await Promise.all(stacks.map((stack) => stack.startShop()));
  return {
    first,
    last: stacks.at(-1) ?? first,
    redis,
    stop: async () => {
      await Promise.all(stacks.map((stack) => stack.stop()));
      redis?.stop();
    },
  };
}

type Shops = Awaited<ReturnType<typeof startShops>>;

/** Sends these bytes, and returns the statuses of what was answered on that connection. */
async function sendRaw(port: number, method: string, bytes: string): Promise<number[]> {
  const client = openRaw(port);
  await client.send(method, [bytes]);
  await client.wait(1);
  client.end();
  return client.answers().map(({ status }) => status);
}

/** Visitors of two sites get their own pages, whichever connection of the server they meet. */
async function expectOwnPages({ first }: Shops): Promise<void> {
  const asked = Array.from({ length: 12 }, (_, n) => (n % 2 ? HOSTS.velo : HOSTS.en));
  const titles = await Promise.all(
    asked.map(async (host, n) =>
      titleOf((await first.sendRequest(`/?n=${n}${crypto.randomUUID()}`, { host })).body),
    ),
  );
  const [own, others] = [
    new Set(titles.filter((_, n) => n % 2 === 0)),
    new Set(titles.filter((_, n) => n % 2)),
  ];
  expect([own.size, others.size]).toEqual([1, 1]);
  expect([...own][0]).not.toBe([...others][0]);
  expect([...own, ...others]).not.toContain(undefined);
}

/** Each process answers: pages, calls, and the health check of all. */
async function expectAllAnswer({ first, last }: Shops): Promise<void> {
  for (const stack of [first, last]) {
    const statuses = await Promise.all(
      ["/api/ready", "/api/v1/x", `/?n=${crypto.randomUUID()}`].map(
        async (path) => (await stack.sendRequest(path, { headers: OWN })).status,
      ),
    );
    expect(statuses).toEqual([200, 404, 200]);
  }
}

const OWN = { "sec-fetch-site": "same-origin", "x-requested-with": "baseline", language: "en" };
const JSON_OWN = { ...OWN, "content-type": "application/json" };

async function noRequestIsSmuggled(shops: Shops): Promise<void> {
  const { port } = shops.first;
  const inner =
    `GET /?from=smuggled HTTP/1.1\r\nHost: ${HOSTS.velo}:${port}\r\nx-forwarded-for: 127.0.0.1\r\n` +
    `x-forwarded-host: ${HOSTS.velo}:${port}\r\nx-forwarded-proto: http\r\n\r\n`;
  const chunks = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
  const head = (method: string, path: string, framing: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: ${HOSTS.en}:${port}\r\n${framing}\r\n\r\n`;
  for (const method of ["DELETE", "OPTIONS", "TRACE", "GET", "HEAD"])
    for (const path of ["/no-such-page", "/api/v1/x"]) {
      const bytes = head(method, path, "Transfer-Encoding: chunked") + chunks;
      const statuses = await sendRaw(port, method, bytes);
      expect(statuses.length, `${method} ${path}`).toBe(1);
    }
  const padded = "\r\n".repeat(700) + inner;
  for (const [method, body] of [
    ["GET", "x".repeat(900)],
    ["HEAD", "x".repeat(900)],
    ["POST", padded],
  ] as const) {
    const bytes = head(method, "/no-such-page", `Content-Length: ${body.length}`) + body;
    expect((await sendRaw(port, method, bytes)).length, method).toBe(1);
  }
  await expectOwnPages(shops);
}

async function noFormStopsAProcess(shops: Shops): Promise<void> {
  const names = Array.from({ length: 200 }, () => `field-${crypto.randomUUID()}=a`).join("&");
  for (const [path, start] of [
    ["/api/form/send", "form=x"],
    ["/api/form/add", "product=1&qty=1"],
  ] as const)
    for (const cookie of ["", "isStaff=1"]) {
      const { status } = await shops.first.sendRequest(path, {
        method: "POST",
        headers: {
          origin: shops.first.origin(),
          "content-type": "application/x-www-form-urlencoded",
          cookie,
        },
        body: `${start}&${names}`,
      });
      expect(status, path).toBeLessThan(500);
    }
  await expectAllAnswer(shops);
}

async function routerDataIsRouterData({ first }: Shops): Promise<void> {
  const router = { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  for (const more of [router, {}]) {
    for (const n of [1, 2, 3])
      await first.sendRequest(`${PRODUCT}?a=${n}`, { headers: { rsc: "0", ...more } });
    const asked = { headers: { rsc: "1", ...more } };
    const led = await first.sendRequest(PRODUCT, asked);
    // Next names the router another address for the same.
    const to = led.status === 307 ? String(led.headers.location) : PRODUCT;
    const { headers } = await first.sendRequest(to, asked);
    expect(headers["content-type"]).toContain("text/x-component");
  }
}

async function noFormGoesWithoutItsCaptcha({ first }: Shops): Promise<void> {
  const newest = await first.sandbox.newest();
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    first.sendRequest(path, {
      method: "POST",
      headers: { ...JSON_OWN, ...more },
      body: JSON.stringify(body),
    });
  const email = `recipe-${crypto.randomUUID()}@example.com`;
  const answers = [
    await post("/api/v1/cms/contact/contactAdmin", { id: 1, data: {}, recaptchaResponse: "any" }),
    await post("/api/v1/user/web/register", { email, password: "Aa345678!", firstName: "Ana" }),
    await post("/api/v1/newsletter/subscribe", { email }),
    await post("/api/upload", "text", { "content-type": "text/plain", "x-file-name": "a.txt" }),
  ];
  for (const { status, body } of answers) expect([400, 403, 404, 422], body).toContain(status);
  const sent = await first.sandbox.since(newest);
  expect(
    sent.filter(({ path }) => /contactAdmin|register|subscribe|media\/upload/.test(path)),
  ).toEqual([]);
}

async function aPublishRunsOnce({ first, last }: Shops): Promise<void> {
  const editors = await Promise.all(
    [first, last].map(async ({ port }) => {
      const editor = new Visitor({ port, host: HOSTS.en, language: "en", address: "127.0.0.1" });
      await logInStaff(editor);
      return editor;
    }),
  );
  const says = `Once ${crypto.randomUUID()}`;
  const content = { title: says, linkMeta: {}, mobileMeta: {}, mobileOptions: {}, parts: [] };
  const attempt = {
    locale: "en",
    attempt: crypto.randomUUID(),
    operations: [
      {
        kind: "insert",
        elementId: -1,
        handler: `page-section:${PAGE.slice(1)}`,
        about: { component: "text", title: "" },
        seen: "",
        content: { ...content, meta: { title: says }, options: { component: "text", order: 901 } },
      },
    ],
  };
  await first.sandbox.setFaults([{ match: "element/create", delay: 1_500, times: 1 }]);
  const answers = await Promise.all(
    editors.map((editor) => editor.post("/api/edit/publish", attempt)),
  );
  await first.sandbox.clearFaults();
  expect(
    answers.map(({ status }) => status),
    answers[0]?.text,
  ).toContain(200);
  const stored = await first.sandbox.elements(siteOf(HOSTS.en)?.siteId ?? 0);
  expect(stored.filter(({ doc }) => doc.includes(says)).length).toBe(1);
}

async function nothingUnsignedIsBelieved(shops: Shops): Promise<void> {
  for (const message of ["x", "{", '{"tags":["site:localhost"],"at":1}', ""])
    shops.redis?.sayToAll(message);
  await expectAllAnswer(shops);
}

async function aClosedSiteIsClosed({ first, last }: Shops): Promise<void> {
  const id = siteOf(HOSTS.hr)?.siteId;
  const statuses = async () =>
    (await Promise.all([first, last].map((one) => one.sendRequest("/", { host: HOSTS.hr })))).map(
      ({ status }) => status,
    );
  expect(await statuses()).toEqual([200, 200]);
  await first.sandbox.patch(`sites/${id}`, { maintenance: true });
  await expect.poll(statuses).toEqual([503, 503]);
}

async function guessesAreCountedTogether({ first }: Shops): Promise<void> {
  const guess = async (cookie: string) =>
    (
      await first.sendRequest("/api/session/login", {
        method: "POST",
        headers: { ...JSON_OWN, cookie },
        body: JSON.stringify({ username: "ana@example.com", password: crypto.randomUUID() }),
      })
    ).status;
  const statuses = await Promise.all(Array.from({ length: 60 }, () => guess("")));
  expect(statuses).toContain(429);
  expect(await guess("")).toBe(429);
  expect(await guess("isStaff=1")).toBe(429);
}

async function aRefusedRenewalHoldsNoTurn({ first }: Shops): Promise<void> {
  const { status, headers } = await first.sendRequest("/api/session/renew?to=/", {
    headers: { cookie: "refreshToken=x" },
  });
  // The browser waits and returns by itself.
  expect([status, headers.refresh]).toEqual([200, expect.stringContaining("/api/session/renew")]);
}

async function bodiesAreBoundedTogether(shops: Shops): Promise<void> {
  const { port } = shops.first;
  // Of this machine itself only the sum counts: 64 MiB, which 134 of them fill.
  const clients = Array.from({ length: 200 }, () => openRaw(port));
  const head = `POST /api/x HTTP/1.1\r\nHost: ${HOSTS.en}:${port}\r\nContent-Length: 500000\r\n\r\n`;
  await Promise.all(clients.map((client) => client.send("POST", [`${head}x`])));
  const refused = () =>
    clients.flatMap((client) => client.answers()).filter(({ status }) => status === 503);
  await expect.poll(() => refused().length).toBe(66);
  for (const client of clients) client.end();
  await expectAllAnswer(shops);
}

const RECIPES = {
  noRequestIsSmuggled,
  noFormStopsAProcess,
  routerDataIsRouterData,
  noFormGoesWithoutItsCaptcha,
  aPublishRunsOnce,
  nothingUnsignedIsBelieved,
  aRefusedRenewalHoldsNoTurn,
  bodiesAreBoundedTogether,
  aClosedSiteIsClosed,
  guessesAreCountedTogether,
};

for (const way of WAYS)
  test(`one visitor harms no other: ${way.name}`, async () => {
    const shops = await startShops(way);
    try {
      for (const [name, recipe] of Object.entries(RECIPES))
        await test.step(name, () => recipe(shops));
    } finally {
      await shops.stop();
    }
  });
