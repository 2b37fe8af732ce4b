import { beforeEach, describe, expect, it, vi } from "vitest";
import { signStaffHint } from "#lib/auth/staff-hint.ts";
import { resetSettings } from "#lib/config/settings.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/msw/stub-backend.ts";
import { handlePublish } from "./handle-publish.ts";
import type { PublishAnswer } from "./types.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/cache/expire.ts", () => ({ expireTags }));

const ORIGIN = "http://shop.test:3000";
const HERO = { id: 7, handler: "page-section:home", language_code: "hr", meta: { title: "Stari" } };
const CHANGE = {
  elementId: 7,
  handler: HERO.handler,
  path: "meta.title",
  kind: "text",
  base: "Stari",
  value: "Novi",
};

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
  const { staff = true, body = { locale: "hr", changes: [CHANGE] }, headers = {} } = options;
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
      { elementId: 7, status: "saved", saved: [{ path: "meta.title", stored: "Novi" }] },
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
      paths: ["meta.title"],
      requestId: response.headers.get("x-request-id"),
    });
    expect(line).not.toContain("Novi");
    expect(line).not.toContain("CANARY");
  });

  it.each([
    ["nobody is logged in", { staff: false }, {}, 401],
    ["a customer's token carries the note", {}, { isBackofficeUser: false }, 403],
    ["a staff member of another service", {}, { scopes: ["cms.media"] }, 403],
    ["another site's page asks", { headers: { "sec-fetch-site": "cross-site" } }, {}, 403],
    ["another language than the page's", { body: { locale: "en", changes: [CHANGE] } }, {}, 422],
    ["nothing is changed", { body: { locale: "hr", changes: [] } }, {}, 422],
    ["it is no JSON", { headers: { "content-type": "text/plain" } }, {}, 415],
  ])("refuses when %s", async (_, options, profile, status) => {
    const requests = stubBackend(withSite(backend(profile)));
    const response = await publish(options);
    expect(response.status).toBe(status);
    expect(updates(requests)).toEqual([]);
    expect(expireTags).not.toHaveBeenCalled();
  });
});
