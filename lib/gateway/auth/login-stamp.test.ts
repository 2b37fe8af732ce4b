import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { FRESH_FOR, isFreshStamp, signLoginStamp } from "./login-stamp.ts";

const PERSON = { siteId: 7, userId: 3 };

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "first secret of the tests");
  resetSettings();
});

it("is fresh for a quarter of an hour, for one person at one site", async () => {
  const now = 1_800_000_000_000;
  const stamp = await signLoginStamp(PERSON, now);
  const after = (seconds: number, person = PERSON) =>
    isFreshStamp(stamp, person, now + seconds * 1000);
  expect(await after(FRESH_FOR - 1)).toBe(true);
  expect(await after(FRESH_FOR)).toBe(false);
  expect(await after(1, { ...PERSON, siteId: 8 })).toBe(false);
  expect(await after(1, { ...PERSON, userId: 4 })).toBe(false);
});

it("detects a stamp that somebody else has made", async () => {
  const [at, code] = (await signLoginStamp(PERSON)).split(".");
  for (const forged of [`${Number(at) + 600}.${code}`, `${at}.${"A".repeat(43)}`, at, "", "0.0"])
    expect(await isFreshStamp(forged, PERSON), forged).toBe(false);
  vi.stubEnv("SESSION_SECRET", "another secret of the tests");
  resetSettings();
  expect(await isFreshStamp(`${at}.${code}`, PERSON)).toBe(false);
});
