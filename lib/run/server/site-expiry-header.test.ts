import { expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { saySiteExpiry } from "./site-expiry-header.ts";

it("says when the visited site expired, whatever the request says", async () => {
  vi.stubEnv("TRUSTED_PROXY", "1");
  resetSettings();
  const port = await serve(
    saySiteExpiry(async ({ headers }, response) => {
      response.end(String(headers["x-front-site-expired"]));
    }),
  );
  const heard = async (host: string) => {
    const headers = { "x-forwarded-host": host, "x-front-site-expired": "99" };
    return (await fetch(`http://localhost:${port}/`, { headers })).text();
  };
  noteExpired(["said.example|site", "other.example|products"], 5_000);
  expect(await heard("said.example:3000")).toBe("5000");
  expect(await heard("other.example")).toBe("0");
  expect(await heard("no host")).toBe("0");
});
