import { beforeEach, expect, it } from "vitest";
import { SETTLED_AFTER } from "#lib/gateway/auth/refused-renewal.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, endedCookies, ORIGIN } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { renewAndGoOn } from "./renew-session.ts";

let round = 0;
/** Renewals are cached for a while: every test has its own token. */
beforeEach(() => {
  round++;
  resetLimits();
});
const spent = () => `accessToken=${tokenFor("old", -5)}; refreshToken=page-${round}`;
const go = (to: string, cookie = spent()) =>
  renewAndGoOn(
    new Request(`${ORIGIN}/api/session/renew?to=${encodeURIComponent(to)}`, {
      headers: { host: "shop.test:3000", cookie },
    }),
  );

it("redirects after a renewal to a local path only, with new cookies", async () => {
  const tokens = { accessToken: tokenFor("new", 600), refreshToken: `next-${round}` };
  backend(() => data({ tokens }));
  const response = await go("/o-nama?editPage=true");
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    "/o-nama?editPage=true",
  ]);
  expect(response.headers.getSetCookie().join()).toContain(`refreshToken=next-${round}`);
  expect((await go("//evil.test")).headers.get("location")).toBe("/");
});

it("answers a refused renewal at once with a page that comes back after all answers on their way", async () => {
  backend(() => failure(401, "spent"));
  const waiting = await go("/edit");
  const here = "/api/session/renew?to=%2Fedit";
  expect([waiting.status, waiting.headers.get("refresh")]).toEqual([
    200,
    `${SETTLED_AFTER / 1000};url=${here}`,
  ]);
  expect(waiting.headers.get("cache-control")).toBe("private, no-store");
  expect(endedCookies(waiting)).toEqual([]);
  expect(await waiting.text()).toContain(`<a href="${here}">Nastavi</a>`);
  const [, at = "", hash = ""] =
    /refusedRenewal=(\d+)\.([^;]+);/.exec(waiting.headers.getSetCookie().join()) ?? [];
  const settled = `refusedRenewal=${Number(at) - SETTLED_AFTER}.${hash}`;
  const ended = await go("/edit", `${spent()}; ${settled}`);
  expect(ended.headers.get("location")).toBe("/edit");
  expect(endedCookies(ended)).toContain("refreshToken");
});
