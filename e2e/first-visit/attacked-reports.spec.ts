import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Stack } from "#e2e/support/stack.ts";
import { expect, test } from "#e2e/support/test.ts";
import { openRaw } from "#tests/raw-sockets/client.ts";

const PATH = "/api/reports";
const REPORT = JSON.stringify({
  path: "/shop",
  errors: [{ kind: "error", name: "TypeError", message: "honest", at: "inline" }],
});
const OWN = "Sec-Fetch-Site: same-origin";

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let [port, metricsPort, addresses] = [0, 0, 0];

interface Sent {
  readonly method?: string;
  readonly lines?: readonly string[];
  readonly body?: string;
  /** As it is said; the true one without. */
  readonly length?: number;
  /** Whose limit it counts towards; a new one without. */
  readonly from?: string;
}

const newAddress = (): string => {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
};

function bytesOf({ method = "POST", lines = [OWN], body = "", length, from }: Sent): string {
  const framing = lines.some((line) => /^transfer-encoding/i.test(line))
    ? []
    : [`Content-Length: ${length ?? body.length}`];
  return [
    `${method} ${PATH} HTTP/1.1`,
    `Host: localhost:${port}`,
    `X-Forwarded-Host: localhost:${port}`,
    "X-Forwarded-Proto: http",
    `X-Forwarded-For: ${from ?? newAddress()}`,
    ...lines,
    ...framing,
    "",
    body,
  ].join("\r\n");
}

/** The status of the answer to these bytes; 0 without an answer. */
async function send(sent: Sent): Promise<number> {
  const client = openRaw(port);
  const { method = "POST" } = sent;
  await client.send(method, [bytesOf(sent)]);
  await client.wait(1);
  client.end();
  return client.answers()[0]?.status ?? 0;
}

const metrics = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const counted = async (): Promise<number> =>
  Number(
    /shop_browser_errors_total\{site="localhost",kind="error"\} (\d+)/.exec(await metrics())?.[1] ??
      0,
  );

test("reports of browsers that are too long, slow, many, of a wrong form or of others harm nobody", async () => {
  metricsPort = await freePort();
  const stack = new Stack(await freePort(), await freePort(), {
    BROWSER_REPORTS: "1",
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXY: "1",
  });
  ({ port } = stack);
  try {
    await stack.startBackend();
    await stack.startShop();
    expect(await send({ body: REPORT })).toBe(204);
    await expect.poll(counted).toBe(1);

    await test.step("pages of others report nothing", async () => {
      for (const lines of [
        ["Sec-Fetch-Site: cross-site"],
        ["Sec-Fetch-Site: same-site"],
        ["Origin: https://evil.example"],
        ["Origin: null"],
        [],
      ])
        expect(await send({ body: REPORT, lines }), lines.join()).toBe(403);
    });

    await test.step("what has another form is refused", async () => {
      const deep = "[".repeat(8_000) + "]".repeat(8_000);
      for (const body of ["", "no JSON", "[]", "7", "null", '{"path":7}', "\u00ff\u00fe", deep])
        expect(await send({ body }), body.slice(0, 20)).toBe(422);
      const more = '{"path":"/shop","errors":[null,7,{"kind":"else"}],"vitals":{"lcp":"1"}}';
      expect(await send({ body: more })).toBe(204);
      const type = "Content-Type: multipart/form-data; boundary=x";
      expect(await send({ body: "--x--", lines: [OWN, type] })).toBe(422);
      for (const method of ["PUT", "PATCH", "DELETE"])
        expect(await send({ method, body: REPORT }), method).toBe(405);
    });

    await test.step("what is too long is refused, however it says so", async () => {
      const long = JSON.stringify({ path: "/shop", more: "x".repeat(20_000) });
      expect(await send({ body: long })).toBe(413);
      const chunks = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;
      expect(await send({ body: chunks, lines: [OWN, "Transfer-Encoding: chunked"] })).toBe(413);
      // Nobody waits for what is said to be longer than any body.
      expect(await send({ length: 10_000_000 })).toBe(413);
    });

    await test.step("who sends slowly holds up nobody", async () => {
      const slow = Array.from({ length: 300 }, () => openRaw(port));
      const beginning = () => bytesOf({ body: "{", length: 1_000 });
      await Promise.all(slow.map((client) => client.send("POST", [beginning()])));
      expect(await send({ body: REPORT })).toBe(204);
      const forwarded = { "x-forwarded-proto": "http", "x-forwarded-host": `localhost:${port}` };
      const page = await stack.sendRequest("/shop", {
        headers: { ...forwarded, "x-forwarded-for": newAddress() },
      });
      expect(page.status).toBe(200);
      expect(slow.every((client) => client.answers().length === 0)).toBe(true);
      for (const client of slow) client.end();
    });

    await test.step("one address sends thirty a minute, and another one still can", async () => {
      const from = newAddress();
      const statuses = await Promise.all(
        Array.from({ length: 60 }, () => send({ body: REPORT, from })),
      );
      expect(statuses.filter((status) => status === 204)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
      expect(await send({ body: REPORT })).toBe(204);
    });

    // The first, the one beside the slow ones, thirty, and the last.
    await expect.poll(counted).toBe(33);
    const labels = new Set((await metrics()).match(/shop_browser_errors_total\{[^}]*\}/g));
    expect([...labels]).toEqual(['shop_browser_errors_total{site="localhost",kind="error"}']);
  } finally {
    await stack.stop();
  }
});
