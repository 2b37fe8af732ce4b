import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { resetSecurityEvents } from "#lib/gateway/security-event.ts";
import { elementIdOfPost } from "#lib/shop/domain/content/post-element.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/backends/stub-backend.ts";
import { watchSecurityLines } from "#tests/factories/security-lines.ts";
import { handlePublish } from "./handle-publish.ts";
import type { PublishAnswer } from "./model/answers.ts";
import { PUBLISH_BUDGET } from "./publish/publish.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

const ORIGIN = "http://shop.test:3000";
const HERO = {
  id: 7,
  handler: "page-section:home",
  language_code: "hr",
  options: { component: "hero" },
  meta: { title: "Stari" },
};
const CHANGE = {
  kind: "set",
  elementId: 7,
  handler: HERO.handler,
  about: { component: "hero", title: "" },
  seen: "",
  path: "meta.title",
  slot: "text",
  before: "Stari",
  after: "Novi",
};
const OF_POST = { ...CHANGE, elementId: elementIdOfPost(7), handler: "post:winter" };
const sending = (operations: readonly unknown[], attempt: string = crypto.randomUUID()) => ({
  locale: "hr",
  attempt,
  operations,
});

/** A backend with one staff member and one element. */
const backend =
  (profile: Record<string, unknown> = {}): Stub =>
  async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/api\/v\d\//, "");
    if (path === "user/profile")
      return data({ id: 3, email: "vera@shop.test", isBackofficeUser: true, ...profile });
    if (path === "cms/element/getByHandlers") return data([HERO]);
    if (path === "cms/element/update/7")
      return data({ ...HERO, ...((await request.json()) as object) });
    return failure(404, path);
  };

async function publish(
  options: { staff?: boolean; body?: unknown; headers?: Record<string, string> } = {},
) {
  const { staff = true, body = sending([CHANGE]), headers = {} } = options;
  const cookie = staff
    ? `accessToken=${tokenFor("CANARY", 600)}; staff=${await signStaffHint(7)}`
    : "";
  return handlePublish(
    new Request(`${ORIGIN}/api/edit/publish`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": "application/json",
        language: "hr",
        cookie,
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
}
const updates = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === "PATCH");

beforeEach(() => {
  resetLimits();
  expireTags.mockClear();
});

describe("POST /api/edit/publish", () => {
  it("saves for staff, expires the pages, and writes an audit line without the texts", async () => {
    const requests = stubBackend(withSite(backend()));
    vi.stubEnv("LOG_LEVEL", "info");
    resetSettings();
    const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const response = await publish();

    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { data: answer } = (await response.json()) as { data: PublishAnswer };
    expect(answer.results).toMatchObject([
      { address: "7:meta.title", status: "saved", stored: "Novi" },
    ]);
    expect(await updates(requests)[0]?.json()).toEqual({ meta: { title: "Novi" } });
    expect(expireTags).toHaveBeenCalledWith("shop.test", ["handler:page-section:home"]);

    expect(lines).toHaveBeenCalledOnce();
    const line = String(lines.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      audit: "edit.publish",
      who: 3,
      site: "shop.test",
      element: 7,
      handler: "page-section:home",
      component: "hero",
      paths: ["meta.title"],
      requestId: response.headers.get("x-request-id"),
    });
    expect(JSON.parse(line).name).toMatch(/^[0-9a-f]{12}$/);
    expect(line).not.toContain("vera");
    expect(line).not.toContain("Novi");
    expect(line).not.toContain("CANARY");
  });

  it.each([
    ["nobody is logged in", { staff: false }, {}, 401],
    ["a customer's token carries the note", {}, { isBackofficeUser: false }, 403],
  ])("logs one line of a refusal because %s", async (_, options, profile, status) => {
    resetSecurityEvents();
    stubBackend(withSite(backend(profile)));
    const lines = watchSecurityLines();
    await publish(options);
    expect(lines()).toMatchObject([{ event: "staff", status, site: "shop.test" }]);
  });

  it.each([
    ["nobody is logged in", { staff: false }, {}, 401],
    ["a customer's token carries the note", {}, { isBackofficeUser: false }, 403],
    ["a staff member of another service", {}, { scopes: ["cms.media"] }, 403],
    ["a writer of posts changes a section", {}, { scopes: ["cms.post"] }, 403],
    [
      "an editor of sections changes a post, among others",
      { body: sending([CHANGE, OF_POST]) },
      { scopes: ["cms.element"] },
      403,
    ],
    ["another site's page asks", { headers: { "sec-fetch-site": "cross-site" } }, {}, 403],
    ["another language than the page's", { body: { ...sending([CHANGE]), locale: "en" } }, {}, 422],
    ["nothing is changed", { body: sending([]) }, {}, 422],
    ["it is no JSON", { headers: { "content-type": "text/plain" } }, {}, 415],
  ])("refuses when %s", async (_, options, profile, status) => {
    const requests = stubBackend(withSite(backend(profile)));
    const response = await publish(options);
    expect(response.status).toBe(status);
    expect(updates(requests)).toEqual([]);
    expect(expireTags).not.toHaveBeenCalled();
  });
});

const SECOND = { ...CHANGE, elementId: 8 };
const both = sending([CHANGE, SECOND]);
const reasons = async (response: Response) =>
  ((await response.json()) as { data: PublishAnswer }).data.results.map((one) =>
    "reason" in one ? one.reason : one.status,
  );

it("carries an attempt out once, however often it is sent", async () => {
  const requests = stubBackend(withSite(backend()));
  const body = sending([CHANGE]);
  const [first, second] = [await publish({ body }), await publish({ body })];
  expect(await second.json()).toEqual(await first.json());
  expect(updates(requests)).toHaveLength(1);
});

it("goes on with the tokens of a renewal in its midst, however long it takes", async () => {
  let isRevoked = false;
  const requests = stubBackend(
    withSite(async (request) => {
      const { pathname } = new URL(request.url);
      const token = request.headers.get("accesstoken") ?? "";
      if (pathname.endsWith("/refresh"))
        return request.headers.get("refreshtoken") === "first"
          ? data({ tokens: { accessToken: tokenFor("second", 600), refreshToken: "second" } })
          : failure(401, "spent");
      if (isRevoked && token === first) return failure(401, "old");
      // The first element is read with the old token; a renewal is forgotten by the time of the second.
      if (pathname.endsWith("getByHandlers")) {
        isRevoked = true;
        return data([HERO, { ...HERO, id: 8 }]);
      }
      if (request.method === "PATCH") processWide("renewals", () => new Map()).clear();
      return backend()(new Request(request.url.replace(/update\/8$/, "update/7"), request));
    }),
  );
  const first = tokenFor("first", 600);
  const cookie = `accessToken=${first}; refreshToken=first; staff=${await signStaffHint(7)}`;
  const response = await publish({ body: both, headers: { cookie } });
  expect(await reasons(response)).toEqual(["saved", "saved"]);
  expect(requests.filter(({ url }) => url.endsWith("/refresh"))).toHaveLength(1);
  expect(response.headers.getSetCookie().join()).toContain("refreshToken=second");
  expect(response.headers.getSetCookie().join()).not.toContain("Max-Age=0");
});

it("answers busy for what is left after its time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const heroes = Array.from({ length: 7 }, (_, index) => ({ ...HERO, id: 20 + index }));
  const requests = stubBackend(
    withSite((request) => {
      if (request.method === "PATCH") vi.setSystemTime(Date.now() + PUBLISH_BUDGET);
      if (request.url.endsWith("getByHandlers")) return data(heroes);
      return backend()(new Request(request.url.replace(/update\/\d+$/, "update/7"), request));
    }),
  );
  const body = sending(heroes.map(({ id }) => ({ ...CHANGE, elementId: id })));
  const found = await reasons(await publish({ body }));
  expect(found.filter((one) => one === "saved")).toHaveLength(5);
  expect(found.filter((one) => one === "busy")).toHaveLength(2);
  expect(updates(requests)).toHaveLength(5);
  vi.useRealTimers();
});
