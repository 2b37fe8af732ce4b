import { afterEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { isSigned, sign } from "./signature.ts";

const [OLD, NEW] = ["the old secret of the tests", "the new secret of the tests"];

function setSecrets(secret: string, accepted = ""): void {
  vi.stubEnv("SESSION_SECRET", secret);
  vi.stubEnv("SESSION_SECRET_ACCEPTED", accepted);
  resetSettings();
}

afterEach(() => resetSettings());

it("signs with the first secret, and accepts both while one replaces the other", async () => {
  setSecrets(OLD);
  const before = await sign("staff-hint", "claim");
  setSecrets(NEW, OLD);
  const after = await sign("staff-hint", "claim");
  expect(await isSigned("staff-hint", "claim", before)).toBe(true);
  expect(await isSigned("site-pass", "claim", before)).toBe(false);
  setSecrets(NEW);
  expect(await isSigned("staff-hint", "claim", after)).toBe(true);
  expect(await isSigned("staff-hint", "claim", before)).toBe(false);
});

it("replicas that still sign with the old secret accept the new one beforehand", async () => {
  setSecrets(NEW, OLD);
  const byNewReplica = await sign("guest-pass", "claim");
  setSecrets(OLD, NEW);
  expect(await isSigned("guest-pass", "claim", byNewReplica)).toBe(true);
});

it("neither signs nor accepts anything with an accepted secret alone", async () => {
  setSecrets(OLD);
  const signature = await sign("staff-hint", "claim");
  setSecrets("", OLD);
  expect(await isSigned("staff-hint", "claim", signature)).toBe(false);
  await expect(sign("staff-hint", "claim")).rejects.toThrow("SESSION_SECRET is not set");
});
