import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { resetSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { RENEWED_ELSEWHERE } from "#lib/shop/api/renewed-elsewhere.ts";
import { STAFF, staffCookie } from "#tests/backends/staff.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/backends/stub-backend.ts";
import { mayChange, STAFF_SCOPES } from "./rights.ts";
import { dataOf, type StaffRequest, staffRoute } from "./staff-route.ts";

const ORIGIN = "http://shop.test:3000";

const backend =
  (profile: Record<string, unknown> = {}): Stub =>
  (request) =>
    request.url.endsWith("/user/profile") ? data({ ...STAFF, ...profile }) : failure(404, "no");

interface Asking {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly method?: string;
}

const asking = async ({ cookie, headers, body = '{"name":"a"}', method = "POST" }: Asking = {}) =>
  new Request(`${ORIGIN}/api/edit/thing${method === "GET" ? "?name=a" : ""}`, {
    method,
    headers: {
      host: "shop.test:3000",
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "x-requested-with": "baseline",
      "content-type": "application/json",
      language: "hr",
      cookie: cookie ?? (await staffCookie()),
      ...headers,
    },
    ...(method !== "GET" && { body }),
  });

const run = vi.fn<(request: StaffRequest<unknown>) => Promise<unknown>>();
const route = staffRoute({
  action: "thing.change",
  scope: "cms.media",
  body: z.object({ name: z.string().min(1) }),
  run,
});

/** The lines of the log, as they were written. */
function logged(): () => Record<string, unknown>[] {
  vi.stubEnv("LOG_LEVEL", "info");
  resetSettings();
  const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => lines.mock.calls.map(([line]) => JSON.parse(String(line)));
}

beforeEach(() => {
  resetLimits();
  run.mockReset().mockResolvedValue({ ok: 1 });
});

it("runs with the checked input for staff who may, answers what it returns, and is never kept", async () => {
  stubBackend(withSite(backend({ scopes: ["cms.media"] })));
  const response = await route(await asking());
  expect([response.status, await response.json()]).toEqual([200, { data: { ok: 1 } }]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(run.mock.calls[0]?.[0]).toMatchObject({
    input: { name: "a" },
    locale: "hr",
    who: { id: 3 },
    site: { domain: "shop.test" },
    requestId: response.headers.get("x-request-id"),
  });
});

it("reads the query of a GET, and hands an unread request to a route of files", async () => {
  stubBackend(withSite(backend()));
  await route(await asking({ method: "GET" }));
  expect(run.mock.calls[0]?.[0].input).toEqual({ name: "a" });
  const files = staffRoute({ action: "x", scope: "cms.media", body: "file", run });
  await files(await asking({ body: "raw", headers: { "content-type": "image/png" } }));
  const input = run.mock.calls[1]?.[0].input;
  expect(input instanceof Request && (await input.text())).toBe("raw");
});

it.each<[string, Asking | (() => Promise<Asking>), Record<string, unknown>, number]>([
  ["nobody is logged in", { cookie: "" }, {}, 401],
  ["a customer is", { cookie: `accessToken=${tokenFor("c", 600)}; loggedIn=1` }, {}, 403],
  ["the backend knows the token as a customer's", {}, { isBackofficeUser: false }, 403],
  ["the session is another site's", async () => ({ cookie: await staffCookie(8) }), {}, 403],
  ["the scope is another", {}, { scopes: ["cms.element"] }, 403],
  ["the scopes cannot be read", {}, { scopes: { all: true } }, 403],
  ["another site's page asks", { headers: { "sec-fetch-site": "cross-site" } }, {}, 403],
  ["another origin asks", { headers: { "sec-fetch-site": "same-site" } }, {}, 403],
  ["a form without a script asks", { headers: { "x-requested-with": "" } }, {}, 403],
  ["the host is unknown", { headers: { host: "elsewhere.test" } }, {}, 404],
  ["the language is not the site's", { headers: { language: "xx" } }, {}, 400],
  ["the body does not fit", { body: '{"name":""}' }, {}, 422],
  ["the body is no JSON", { headers: { "content-type": "text/plain" } }, {}, 415],
])("refuses where %s", async (_, options, profile, status) => {
  stubBackend(withSite(backend(profile)));
  const response = await route(
    await asking(typeof options === "function" ? await options() : options),
  );
  expect(response.status).toBe(status);
  expect(run).not.toHaveBeenCalled();
});

it("lets any staff read where no scope is named, and nobody else", async () => {
  const reads = staffRoute({ action: "thing.read", scope: null, body: z.object({}), run });
  stubBackend(withSite(backend({ scopes: [] })));
  expect((await reads(await asking())).status).toBe(200);
  stubBackend(withSite(backend({ isBackofficeUser: false })));
  expect((await reads(await asking())).status).toBe(403);
});

it("knows its scopes: an unknown one is refused even with all rights", () => {
  for (const scope of STAFF_SCOPES) {
    const allowed = [null, [scope], ["cms.other"], []].map((scopes) =>
      mayChange({ isBackofficeUser: true, scopes }, scope),
    );
    expect([scope, ...allowed]).toEqual([scope, true, true, false, false]);
    expect(mayChange({ isBackofficeUser: false, scopes: null }, scope)).toBe(false);
  }
  const unknown: string = "cms.unheard";
  // A name from elsewhere, as a mistake in plain JavaScript would pass it.
  const ask: (user: object, scope: string) => boolean = Object(mayChange);
  expect(ask({ isBackofficeUser: true, scopes: null }, unknown)).toBe(false);
});

it("counts requests, and refuses when there are too many", async () => {
  stubBackend(withSite(backend()));
  const rare = staffRoute({
    action: "rare",
    scope: null,
    body: z.object({}),
    limit: { name: "rare", count: 1, window: 60_000 },
    run,
  });
  expect((await rare(await asking())).status).toBe(200);
  const second = await rare(await asking());
  expect([second.status, second.headers.has("retry-after")]).toEqual([429, true]);
});

it("writes the audit: what was done, by whom, and refusals; never the token", async () => {
  stubBackend(withSite(backend()));
  const lines = logged();
  run.mockImplementation(async ({ audit }) => audit({ media: 5 }));
  const response = await route(await asking());
  expect(lines()).toEqual([
    expect.objectContaining({
      audit: "thing.change",
      who: 3,
      name: expect.stringMatching(/^[0-9a-f]{12}$/),
      site: "shop.test",
      locale: "hr",
      media: 5,
      requestId: response.headers.get("x-request-id"),
    }),
  ]);
  stubBackend(withSite(backend({ scopes: [] })), { LOG_LEVEL: "info" });
  await route(await asking());
  expect(lines().at(-1)).toMatchObject({
    event: "staff",
    action: "thing.change",
    status: 403,
    who: 3,
  });
  expect(JSON.stringify(lines())).not.toContain("CANARY");
});

it("hands a session that is renewed in its midst to the next call, and to the browser whatever the answer", async () => {
  const seen: string[] = [];
  const [first, second] = [tokenFor("first", 600), tokenFor("second", 600)];
  let [isRevoked, isSpent] = [false, false];
  const slow = Promise.withResolvers<void>();
  stubBackend(
    withSite(async (request) => {
      const token = request.headers.get("accesstoken") ?? "";
      if (request.url.endsWith("/refresh")) {
        if (isSpent || request.headers.get("refreshtoken") !== "first") return failure(401, "no");
        isSpent = true;
        return data({ tokens: { accessToken: second, refreshToken: "second" } });
      }
      if (request.url.endsWith("/get/1")) await slow.promise;
      else if (isRevoked && token === first) return failure(401, "old");
      seen.push(token === first ? "first" : "second");
      return backend()(request);
    }),
  );
  run.mockImplementation(async ({ send }) => {
    // Begun with the old token and answered after the renewal: it does not bring the old token back.
    const late = send(calls.cms.element.get, { params: { id: 1 } });
    isRevoked = true;
    await send(calls.user.profile, {});
    slow.resolve();
    await late;
    processWide("renewals", () => new Map()).clear();
    dataOf(await send(calls.user.profile, {}));
    throw new Refusal(409, "in use");
  });
  const cookie = `accessToken=${first}; refreshToken=first; staff=${await signStaffHint(7)}`;
  const response = await route(await asking({ cookie }));
  expect(response.status).toBe(409);
  expect(seen).toEqual(["first", "second", "first", "second"]);
  expect(response.headers.getSetCookie().join()).toContain("refreshToken=second");
  expect(response.headers.getSetCookie().join()).not.toContain("Max-Age=0");
});

it("carries out nothing while it is not certain that the session has ended, and says so to the browser", async () => {
  stubBackend(withSite(() => failure(401, "no")));
  const cookie = `accessToken=${tokenFor("old", -600)}; refreshToken=spent; staff=${await signStaffHint(7)}`;
  const response = await route(await asking({ cookie }));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(RENEWED_ELSEWHERE);
  expect(run).not.toHaveBeenCalled();
});

it.each([
  [
    "the backend's refusal",
    () => dataOf({ ok: false, error: { kind: "http", status: 404, message: "gone" } } as const),
    404,
  ],
  ["an exception of ours", () => expect.fail("broken"), 502],
])("answers %s, in words that tell nothing of the inside", async (_, fail, status) => {
  stubBackend(withSite(backend()));
  run.mockImplementation(async () => fail());
  const response = await route(await asking());
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain("broken");
});

it("passes a response on as it is, with the cookies", async () => {
  stubBackend(withSite(backend()));
  run.mockResolvedValue(new Response("plain", { status: 202 }));
  const response = await route(await asking());
  expect([response.status, await response.text()]).toEqual([202, "plain"]);
});
