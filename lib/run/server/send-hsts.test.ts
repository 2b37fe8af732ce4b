import { expect, it } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { sendHsts } from "./send-hsts.ts";

/** The HSTS headers of two answers to a visitor with the given protocol. */
async function told(protocol: string, isBehindProxy: boolean) {
  const port = await serve(
    sendHsts(async ({ url }, response) => {
      // The front writes what it keeps as a list, everything else as an object.
      if (url === "/kept") response.writeHead(200, ["x-cache", "HIT"]).end();
      else response.writeHead(503, { "x-cache": "PASS" }).end();
    }, isBehindProxy),
  );
  const headers = { "x-forwarded-proto": protocol };
  const answers = await Promise.all(
    ["/kept", "/api/v1/x"].map((path) => fetch(`http://localhost:${port}${path}`, { headers })),
  );
  expect(answers.map((answer) => answer.headers.get("x-cache"))).toEqual(["HIT", "PASS"]);
  return answers.map((answer) => answer.headers.get("strict-transport-security"));
}

it("tells who comes by https to come back by https, on every answer", async () => {
  expect(await told("https", true)).toEqual(["max-age=63072000", "max-age=63072000"]);
});

it("tells nobody else, and believes no visitor", async () => {
  expect(await told("http", true)).toEqual([null, null]);
  expect(await told("https", false)).toEqual([null, null]);
});
