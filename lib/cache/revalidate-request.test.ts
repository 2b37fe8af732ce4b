import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSigned, readRevalidateRequest } from "./revalidate-request.ts";

const SECRET = "a secret of the tests";
const sign = (body: string) => createHmac("sha256", SECRET).update(body).digest("hex");

describe("isSigned", () => {
  it("accepts the hex HMAC-SHA256 of the exact body", async () => {
    expect(await isSigned('{"a":"č"}', sign('{"a":"č"}'), SECRET)).toBe(true);
    expect(await isSigned('{"a":"č"}', sign('{"a":"č"}').toUpperCase(), SECRET)).toBe(true);
  });

  it.each([
    null,
    "",
    "x",
    "0".repeat(64),
    sign("other"),
    sign("{}").slice(0, 62),
  ])("refuses %j", async (signature) => {
    expect(await isSigned("{}", signature, SECRET)).toBe(false);
  });

  it("refuses everything without a secret", async () => {
    expect(await isSigned("{}", sign("{}"), undefined)).toBe(false);
  });
});

describe("readRevalidateRequest", () => {
  it("keeps each tag of the manifest once", () => {
    const body = JSON.stringify({
      domain: "A.example",
      tags: ["products", "product:x", "products", "nonsense", "product:", "_N_T_/", "site:x"],
    });
    expect(readRevalidateRequest(body)).toEqual({
      domain: "a.example",
      tags: ["products", "product:x"],
      at: null,
    });
  });

  it.each([
    [1_790_000_000, 1_790_000_000_000],
    [1_790_000_000_123, 1_790_000_000_123],
    ["1790000000", 1_790_000_000_000],
    [null, null],
  ])("reads the time %j, in seconds or milliseconds", (at, milliseconds) => {
    const body = JSON.stringify({ domain: "a.example", tags: [], at });
    expect(readRevalidateRequest(body)?.at).toBe(milliseconds);
  });

  it.each([
    '{"domain":"a","tags":[],"at":"now"}',
    '{"domain":"a","tags":[],"at":-1}',
    "",
    "[]",
    "{}",
    '{"domain":"a"}',
    '{"domain":"a","tags":"products"}',
    '{"domain":1,"tags":[]}',
  ])("refuses %j", (body) => {
    expect(readRevalidateRequest(body)).toBeNull();
  });
});
