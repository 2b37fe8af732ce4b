import { request as ask } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { bodyOf } from "#lib/run/front/request-body.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { createBodyBudget } from "./body-budget.ts";
import { boundBody } from "./bound-body.ts";

const LIMITS = { bytes: 1_000, time: 20_000 };

/** A server that echoes what arrives behind the bound. */
async function start(limits = LIMITS) {
  const seen = vi.fn();
  const handle = boundBody(
    async (request, response) => {
      seen(request.method);
      const body = bodyOf(request)?.toString() ?? (await text(request));
      response.end(`${request.url} ${request.headers["content-type"]} ${body}`);
    },
    {
      bodies: createBodyBudget(),
      isBehindProxy: false,
      time: limits.time,
      longest: () => limits.bytes,
    },
  );
  const port = await serve(handle);
  return { seen, port };
}

interface Body {
  readonly headers?: Record<string, string | number>;
  readonly parts: readonly string[];
  readonly path?: string;
  /** The body never ends. */
  readonly open?: boolean;
}

/** Sends a body in parts; its answer, as soon as there is one. */
const send = (port: number, { headers = {}, parts, path = "/api/x?y", open }: Body) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = ask(
      {
        host: "localhost",
        port,
        path,
        method: "POST",
        headers: { "content-type": "text/x", ...headers },
      },
      (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
      },
    );
    sent.on("error", reject);
    for (const part of parts) sent.write(part);
    if (!open) sent.end();
  });

describe("boundBody", () => {
  it("passes a body on as it came, in one piece or in several", async () => {
    const { port } = await start();
    const whole = "a".repeat(LIMITS.bytes);
    expect(
      await send(port, { headers: { "content-length": whole.length }, parts: [whole] }),
    ).toEqual({ status: 200, body: `/api/x?y text/x ${whole}` });
    expect(await send(port, { parts: ["a", "b"] })).toEqual({
      status: 200,
      body: "/api/x?y text/x ab",
    });
  });

  it("refuses one that says it is too long before it has come, and Next never sees it", async () => {
    const { port, seen } = await start();
    const headers = { "content-length": LIMITS.bytes + 1 };
    expect((await send(port, { headers, parts: ["a"], open: true })).status).toBe(413);
    expect(seen).not.toHaveBeenCalled();
  });

  it("counts one that does not say so, and waits for none that does not end", async () => {
    const { port, seen } = await start();
    const parts = ["a".repeat(LIMITS.bytes), "b"];
    expect((await send(port, { parts, open: true })).status).toBe(413);
    const hasty = await start({ ...LIMITS, time: 50 });
    expect((await send(hasty.port, { parts: ["a"], open: true })).status).toBe(408);
    expect([...seen.mock.calls, ...hasty.seen.mock.calls]).toEqual([]);
  });

  it("leaves uploads to their route", async () => {
    const { port } = await start();
    const parts = ["a".repeat(LIMITS.bytes + 1)];
    for (const path of ["/api/upload?field=a", "/api/edit/media/upload"])
      expect((await send(port, { parts, path })).status).toBe(200);
    expect((await send(port, { parts, path: "/api/edit/media/create" })).status).toBe(413);
  });
});
