import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { rewriteOf, testVisit } from "#tests/factories/visit.ts";
import { adminMissing } from "./admin-missing.ts";

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests");
  resetSettings();
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

const asStaff = async (path: string) =>
  adminMissing(await testVisit(path, { headers: { cookie: `staff=${await signStaffHint(7)}` } }));

it.each([
  ["/admin/nothing", "hr"],
  ["/en/admin/consent/a/b", "en"],
])("shows staff within the admin area that %s does not exist", async (path, locale) => {
  const answer = await asStaff(path);
  expect(rewriteOf(answer)).toBe(`/admin/tenis.localhost/${locale}/missing`);
  expect(answer?.headers.get("cache-control")).toBe("private, no-store");
});

it.each([
  "/admin/activity",
  "/administration/x",
  "/nothing",
  "/%00",
])("leaves %s to the other steps", async (path) => {
  expect(await asStaff(path)).toBeNull();
});

it("tells a stranger nothing", async () => {
  expect(await adminMissing(await testVisit("/admin/nothing"))).toBeNull();
  const forged = { headers: { cookie: "staff=7.9999999999.x" } };
  expect(await adminMissing(await testVisit("/admin/nothing", forged))).toBeNull();
});
