import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { handleStaffRoute } from "./handle-route.ts";

beforeEach(() => {
  resetLimits();
  stubBackend(
    withSite((request) =>
      request.url.endsWith("/user/profile") ? data(STAFF) : failure(404, "no"),
    ),
  );
});

const ask = async (path: string, headers = {}) =>
  handleStaffRoute(await staffRequest(path, { html: "<b>New</b><script>" }, headers));

it("serves the route that the address names", async () => {
  const response = await ask("admin/consent/preview");
  expect([response.status, await response.json()]).toEqual([200, { data: { html: "<b>New</b>" } }]);
});

it("leaves the rights to the route", async () => {
  expect((await ask("admin/consent/preview", { cookie: "" })).status).toBe(401);
});

it.each([
  "admin/consent",
  "admin/consent/preview/",
  "edit/consent/preview",
  "admin/__proto__",
  "edit/constructor",
  "edit/%70ublish",
])("answers 404 for %s", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});
