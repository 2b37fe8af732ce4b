import { once } from "node:events";
import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { noteAddress, sayWhereFrom } from "./forwarded-headers.ts";

const FORGED = {
  host: "shop.example",
  forwarded: "for=203.0.113.9;proto=https",
  "x-real-ip": "203.0.113.9",
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-host": "other.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "443",
  traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
  tracestate: "other=1",
};

/** The headers with which a request, sent over a real connection, arrives at Next. */
async function arrivesWith(isBehindProxy: boolean, headers: object): Promise<IncomingHttpHeaders> {
  let seen: IncomingHttpHeaders = {};
  const handle = sayWhereFrom(async (request, response) => {
    seen = request.headers;
    response.end();
  }, isBehindProxy);
  const port = await serve(handle, "127.0.0.1");
  await new Promise<void>((resolve, reject) => {
    ask({ port, host: "127.0.0.1", headers: { ...headers } }, (answer) => {
      answer.resume().on("end", resolve);
    })
      .on("error", reject)
      .end();
  });
  return seen;
}

describe("sayWhereFrom", () => {
  it.each([
    ["forged", FORGED],
    ["in capitals", { host: "shop.example", "X-FORWARDED-FOR": "203.0.113.9" }],
    ["missing", { host: "shop.example" }],
  ])("without a proxy only the connection counts: %s", async (_, headers) => {
    const seen = await arrivesWith(false, headers);
    expect(seen).toMatchObject({
      host: "shop.example",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "http",
    });
    expect(JSON.stringify(seen)).not.toMatch(/203\.0\.113|other|https|443|4bf92f35/);
  });

  it("leaves a trusted proxy's headers alone", async () => {
    expect(await arrivesWith(true, FORGED)).toMatchObject(FORGED);
  });

  it("knows the address of a client that has gone before its request is looked at", async () => {
    const seen = Promise.withResolvers<unknown>();
    const handle = sayWhereFrom(async ({ headers }) => {
      seen.resolve(headers["x-forwarded-for"]);
    }, false);
    const server = createServer(async (request, response) => {
      await once(request.socket, "close");
      await handle(request, response);
    });
    server.on("connection", noteAddress).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
    client.end("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n", () => client.destroy());
    expect(await seen.promise).toBe("127.0.0.1");
  });
});
