import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { resetSecurityEvents } from "#lib/gateway/security-event.ts";
import { failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { watchSecurityLines } from "#tests/factories/security-lines.ts";
import { enterSite } from "./enter-site.ts";

beforeEach(() => {
  resetLimits();
  resetSecurityEvents();
});

const enter = (password: string) =>
  enterSite(
    new Request("http://shop.test:3000/api/session/enter", {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ password, to: "/" }),
    }),
  );

it("a wrong password of a site, and each try above the limit, is one line of the log without it", async () => {
  stubBackend(
    withSite(() => failure(404, "no"), { options: { PasswordProtection: "the right one" } }),
  );
  const lines = watchSecurityLines();
  expect((await enter("the right one")).status).toBe(303);
  expect(lines()).toEqual([]);
  for (let tries = 0; tries < 41; tries++) await enter("guessed");
  const seen = lines().map(({ event, status }) => `${event} ${status}`);
  expect(seen).toEqual([...Array(40).fill("sitePassword 403"), "limit 429"]);
  expect(lines()[0]).toMatchObject({ site: "shop.test" });
  expect(JSON.stringify(lines())).not.toContain("guessed");
});
