import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Handle, retryFailedPage } from "./retry-failed-page.ts";

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Serves the given runs one after the other; with `rescue`, each failure counts as a held page. */
async function serve(runs: Handle[], rescue = true) {
  let failures = 0;
  const seen: IncomingMessage[] = [];
  const handle = retryFailedPage({
    handle: async (request, response) => {
      seen.push(request);
      const run = runs.shift();
      try {
        await run?.(request, response);
      } finally {
        if (rescue) failures++;
      }
    },
    failedRenewals: () => failures,
    answerUnavailable: (_request, response, language) => {
      response.writeHead(503, { "retry-after": "5" });
      response.end(`own page ${language}`);
    },
  });
  const made = createServer((request, response) => void handle(request, response));
  server = made;
  await new Promise<void>((resolve) => made.listen(0, resolve));
  const base = `http://localhost:${(made.address() as AddressInfo).port}`;
  return {
    seen,
    ask: (path = "/shop", init?: RequestInit) =>
      fetch(base + path, { redirect: "manual", ...init }),
  };
}

const fails: Handle = async (request, response) => {
  request.headers["x-note"] = "left by the first run";
  response.setHeader("content-language", "hr");
  response.setHeader("x-old", "1");
  response.statusCode = 500;
  response.write("half");
  response.end("Internal Server Error");
};
const works: Handle = async (_request, response) => {
  response.writeHead(200, { "x-new": "1" });
  response.end("the held page");
};

describe("retryFailedPage", () => {
  it("passes a good answer on, once", async () => {
    const { ask, seen } = await serve([works]);
    expect(await (await ask()).text()).toBe("the held page");
    expect(seen).toHaveLength(1);
  });

  it("renders a failed page once more from the start", async () => {
    const { ask, seen } = await serve([fails, works]);
    const answer = await ask("/shop?a=1");
    expect([answer.status, await answer.text()]).toEqual([200, "the held page"]);
    expect(answer.headers.has("x-old")).toBe(false);
    expect(seen[1]?.url).toBe("/shop?a=1");
    expect(seen[1]?.headers["x-note"]).toBeUndefined();
    expect(seen[1]?.headers.host).toBe(seen[0]?.headers.host);
  });

  it("answers with a static page in the page's language when the retry fails too", async () => {
    const { ask } = await serve([fails, fails]);
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([503, "own page hr"]);
  });

  it("does not retry when nothing is held, because the visitor has already waited", async () => {
    const { ask, seen } = await serve([fails, works], false);
    expect((await ask()).status).toBe(503);
    expect(seen).toHaveLength(1);
  });

  it("counts a throw as a failure", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const throws: Handle = async () => {
      throw new Error("render");
    };
    const { ask } = await serve([throws, works]);
    expect(await (await ask()).text()).toBe("the held page");
  });

  it("lets a deliberate 503 pass", async () => {
    const closed: Handle = async (_request, response) => {
      response.writeHead(503, { "retry-after": "300" });
      response.end("closed");
    };
    const deliberate: Handle = async (_request, response) => {
      response.setHeader("retry-after", "300");
      response.statusCode = 503;
      response.end("closed");
    };
    for (const run of [closed, deliberate]) {
      const { ask, seen } = await serve([run]);
      expect(await (await ask()).text()).toBe("closed");
      expect(seen).toHaveLength(1);
      server?.close();
    }
  });

  it.each<[string, string, RequestInit]>([
    ["a POST", "/shop", { method: "POST" }],
    ["the API", "/api/v1/x", {}],
    ["pictures", "/_next/image?url=x", {}],
    ["data", "/shop", { headers: { rsc: "1" } }],
  ])("does not touch %s", async (_what, path, init) => {
    const { ask, seen } = await serve([fails, works]);
    const answer = await ask(path, init);
    expect(answer.status).toBe(500);
    expect(seen).toHaveLength(1);
  });

  it("does not touch an answer that was started successfully", async () => {
    const breaks: Handle = async (_request, response) => {
      response.writeHead(200);
      response.write("begun ");
      response.statusCode = 500;
      response.end("and ended");
    };
    const { ask, seen } = await serve([breaks, works]);
    expect(await (await ask()).text()).toBe("begun and ended");
    expect(seen).toHaveLength(1);
  });
});
