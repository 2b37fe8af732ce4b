import { request as ask, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { serve } from "#tests/factories/serve.ts";
import { retryFailedPage } from "./retry-failed-page.ts";
import { stripInternalHeaders } from "./strip-internal-headers.ts";

/** The headers of an answer over a real connection. */
async function headersOf(write: (response: ServerResponse) => void): Promise<IncomingHttpHeaders> {
  const handle = stripInternalHeaders(
    retryFailedPage({
      handle: async (_, response) => {
        response.setHeader("x-middleware-rewrite", "/storefront/localhost/en/shop/_");
        response.setHeader("x-next-cache-tags", "localhost|products");
        response.setHeader("x-nextjs-rewritten-path", "/storefront/localhost/en/shop/_");
        response.setHeader("content-language", "en");
        write(response);
      },
      failedRenewals: () => 0,
      answerUnavailable: (_, response) => response.writeHead(503).end(),
    }),
  );
  const port = await serve(handle);
  return new Promise((resolve, reject) => {
    ask({ port, path: "/shop" }, (answer) => {
      answer.resume().on("end", () => resolve(answer.headers));
    })
      .on("error", reject)
      .end();
  });
}

describe("stripInternalHeaders", () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ["end alone", (response) => response.end("page")],
    ["writeHead", (response) => response.writeHead(200).end("page")],
    [
      "writing in parts",
      (response) => {
        response.write("pa");
        response.end("ge");
      },
    ],
    [
      "flushed headers",
      (response) => {
        response.flushHeaders();
        response.end("page");
      },
    ],
  ])("removes Next's internal headers: %s", async (_, write) => {
    const headers = await headersOf(write);
    expect(headers).not.toHaveProperty("x-middleware-rewrite");
    expect(headers).not.toHaveProperty("x-next-cache-tags");
    expect(headers).toMatchObject({
      "content-language": "en",
      "x-nextjs-rewritten-path": "/storefront/localhost/en/shop/_",
    });
  });
});
