import { expect, it } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { sendHsts } from "./send-hsts.ts";

it("tells who comes by https to come back by https, on every answer", async () => {
  const port = await serve(
    sendHsts(async ({ url }, response) => {
      // The front writes what it keeps as a list, everything else as an object.
      if (url === "/kept") response.writeHead(200, ["x-cache", "HIT"]).end();
      else response.writeHead(503, { "x-cache": "PASS" }).end();
    }),
  );
  for (const path of ["/kept", "/api/v1/x"])
    for (const [protocol, told] of [
      ["https", "max-age=63072000"],
      ["http", null],
    ] as const) {
      const answer = await fetch(`http://localhost:${port}${path}`, {
        headers: { "x-forwarded-proto": protocol },
      });
      expect(answer.headers.get("strict-transport-security")).toBe(told);
      expect(answer.headers.get("x-cache")).not.toBeNull();
    }
});
