import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { withSecret } from "#tests/factories/processes/fake-redis.ts";
import { fc } from "#tests/property.ts";
import { redisPrefix } from "./redis-keys.ts";
import { readAllSigned, readSigned, signText } from "./signed-text.ts";

beforeEach(() => withSecret());

it("reads what it has signed under the same key, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (text, key) => {
      expect(readSigned(key, signText(key, text))).toBe(text);
    }),
  );
});

it("refuses a text of another key or secret, and one that was changed, cut or not signed", () => {
  const signed = signText("a", "text");
  const cases = [
    signed.slice(1),
    `${signed}x`,
    `A${signed}`,
    signed.slice(0, 43),
    "text",
    "",
    null,
  ];
  for (const other of cases) expect(readSigned("a", other), String(other)).toBeNull();
  expect(readSigned("b", signed)).toBeNull();
  // The border between key and text is part of what is signed.
  expect(readSigned("at", signText("a", "text").replace(/text$/, "ext"))).toBeNull();
  withSecret("another secret of the tests");
  expect(readSigned("a", signed)).toBeNull();
});

it("of several texts those that are ours are left", () => {
  expect(readAllSigned("a", [signText("a", "1"), "2", signText("b", "3")])).toEqual(["1"]);
});

it("nothing is read or signed without a secret", () => {
  const signed = signText("a", "text");
  vi.stubEnv("SESSION_SECRET", "");
  resetSettings();
  expect(readSigned("a", signed)).toBeNull();
  expect(() => signText("a", "text")).toThrow("SESSION_SECRET");
});

it("two backends have no name in Redis in common", () => {
  const prefixes = ["https://backend.example", "https://staging.example"].map((url) => {
    vi.stubEnv("BACKEND_URL", url);
    resetSettings();
    return redisPrefix();
  });
  expect(new Set(prefixes).size).toBe(2);
});

it("texts of the old secret are read while it is still accepted, and new ones are signed with the new", () => {
  const old = signText("a", "text");
  withSecret("a new secret of the tests");
  vi.stubEnv("SESSION_SECRET_ACCEPTED", "a secret of the tests only");
  resetSettings();
  expect(readSigned("a", old)).toBe("text");
  expect(readSigned("b", old)).toBeNull();
  const signed = signText("a", "text");
  vi.stubEnv("SESSION_SECRET_ACCEPTED", "");
  resetSettings();
  expect(readSigned("a", signed)).toBe("text");
  expect(readSigned("a", old)).toBeNull();
});
