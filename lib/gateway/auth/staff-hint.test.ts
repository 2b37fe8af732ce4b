import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { isStaffHint, signStaffHint } from "./staff-hint.ts";

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "first secret of the tests");
  resetSettings();
});

it("accepts its own hint", async () => {
  expect(await isStaffHint(await signStaffHint(7), 7)).toBe(true);
});

it("is valid for one site, one period and one secret", async () => {
  const hint = await signStaffHint(7);
  expect(await isStaffHint(hint, 8)).toBe(false);
  expect(await isStaffHint(hint, 7, Date.now() + 13 * 3_600_000)).toBe(false);
  vi.stubEnv("SESSION_SECRET", "another secret of the tests");
  resetSettings();
  expect(await isStaffHint(hint, 7)).toBe(false);
});

it("detects tampering", async () => {
  const [expiry, site, code] = (await signStaffHint(7)).split(".");
  const forged = [
    `${Number(expiry) + 9}.${site}.${code}`,
    `${expiry}.8.${code}`,
    `${expiry}.${site}.${"A".repeat(43)}`,
    `${expiry}.${site}.`,
    `${expiry}.${site}`,
    "",
    "a.b.c",
    undefined,
  ];
  for (const hint of forged)
    expect(await isStaffHint(hint, hint?.includes(".8.") ? 8 : 7), String(hint)).toBe(false);
});
