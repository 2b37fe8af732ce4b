import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { signLoginStamp } from "#lib/gateway/auth/login-stamp.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { login } from "#lib/gateway/session-routes.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";
import { forgetLines } from "#lib/web/cache/bounded-lists.ts";
import { STAFF, staffCookie, staffRequest } from "#tests/backends/staff.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/backends/stub-backend.ts";
import { readAudit } from "./audit-log.ts";
import { dataOf, type StaffRequest, staffRoute } from "./staff-route.ts";

const backend: Stub = (request) =>
  request.url.endsWith("/user/profile") ? data(STAFF) : failure(404, "no");
const asking = (headers = {}) => staffRequest("admin/thing", {}, headers);
const run = vi.fn<(request: StaffRequest<unknown>) => Promise<unknown>>();

beforeEach(() => {
  resetLimits();
  forgetLines();
  run.mockReset().mockResolvedValue({});
});

const guarded = (guards: { freshLogin?: boolean; outsideEdit?: boolean }) =>
  staffRoute({ action: "guarded", scope: "cms.consent", body: z.object({}), run, ...guards });

it("asks for the password where the login is not fresh, and for nobody else's", async () => {
  stubBackend(withSite(backend));
  const route = guarded({ freshLogin: true });
  const cookie = await staffCookie();
  const stamped = async (userId: number, at = Date.now()) =>
    (
      await route(
        await asking({
          cookie: `${cookie}; staffLogin=${await signLoginStamp({ siteId: 7, userId }, at)}`,
        }),
      )
    ).status;
  expect((await route(await asking())).status).toBe(PASSWORD_NEEDED);
  expect(await stamped(3, Date.now() - 16 * 60_000)).toBe(PASSWORD_NEEDED);
  expect(await stamped(4)).toBe(PASSWORD_NEEDED);
  expect(run).not.toHaveBeenCalled();
  expect(await stamped(3)).toBe(200);
});

/** A backend that refuses a read of staff while the token is sent. */
const refusesToken = (seen: (string | null)[]) =>
  withSite((request) => {
    if (request.url.endsWith("/user/profile")) return data(STAFF);
    seen.push(request.headers.get("accesstoken"));
    return request.headers.has("accesstoken") ? failure(403, "no") : data({ running: true });
  });

it("ends the session once outside edit mode where the backend refuses, and repeats the call without the token", async () => {
  const seen: (string | null)[] = [];
  stubBackend(refusesToken(seen));
  const { hasRunningPipeline } = calls.cms.pipeline;
  run.mockImplementation(async ({ send }) => {
    const first = dataOf(await send(hasRunningPipeline, {}));
    await send(hasRunningPipeline, {});
    return first;
  });
  const response = await guarded({ outsideEdit: true })(await asking());
  expect(await response.json()).toEqual({ data: { running: true } });
  expect(seen.map((token) => token !== null)).toEqual([true, false, false]);
  expect(response.headers.getSetCookie().join()).toMatch(/accessToken=ended; .*Max-Age=0/);
});

it("keeps the session in edit mode where the backend refuses", async () => {
  const seen: (string | null)[] = [];
  stubBackend(refusesToken(seen));
  run.mockImplementation(async ({ send }) =>
    dataOf(await send(calls.cms.pipeline.hasRunningPipeline, {})),
  );
  const response = await guarded({})(await asking());
  expect([response.status, seen.length]).toEqual([403, 1]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it("keeps a line for the administration of what was done and what was refused", async () => {
  stubBackend(withSite(backend));
  const route = guarded({});
  run.mockImplementation(async ({ audit }) => audit({ media: 5 }));
  await route(await asking());
  run.mockImplementation(async () => {
    throw new Refusal(409, "in use");
  });
  await route(await asking());
  expect(await readAudit(7)).toEqual([
    expect.objectContaining({ action: "guarded", status: 409 }),
    expect.objectContaining({
      action: "guarded",
      details: { media: 5 },
      who: { id: 3, name: STAFF.email },
    }),
  ]);
});

it("takes a login of staff as fresh, and forgets it at the login of anybody else", async () => {
  stubBackend(
    withSite((request) =>
      request.url.endsWith("/login")
        ? data({ tokens: { accessToken: tokenFor("new", 600), refreshToken: "r" }, user: STAFF })
        : backend(request),
    ),
  );
  const credentials = { username: STAFF.email, password: "a long password" };
  const stampOf = (response: Response) =>
    response.headers.getSetCookie().find((value) => value.startsWith("staffLogin=")) ?? "";
  const stamp = stampOf(
    await login(await staffRequest("session/login", { ...credentials, admin: true })),
  );
  expect(stamp).toMatch(/; Max-Age=900; .*HttpOnly/);
  const cookie = `${await staffCookie()}; ${stamp.split(";")[0]}`;
  expect((await guarded({ freshLogin: true })(await asking({ cookie }))).status).toBe(200);
  const customer = await login(await staffRequest("session/login", credentials, { cookie }));
  expect(stampOf(customer)).toContain("Max-Age=0");
});
