import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { isSigned, looksSigned, readRevalidateRequest } from "./revalidate-request.ts";
import { isTagName } from "./tags.ts";

const SECRET = "a secret of the tests";
const sign = (body: string) => createHmac("sha256", SECRET).update(body).digest("hex");

describe("isSigned", () => {
  it("accepts a signature by any of the secrets, while one is being replaced", async () => {
    expect(await isSigned("{}", sign("{}"), ["a newer secret of the tests", SECRET])).toBe(true);
    expect(await isSigned("{}", sign("{}"), ["a newer secret of the tests"])).toBe(false);
  });

  it("accepts the hex HMAC-SHA256 of the exact body", async () => {
    expect(await isSigned('{"a":"č"}', sign('{"a":"č"}'), [SECRET])).toBe(true);
    expect(await isSigned('{"a":"č"}', sign('{"a":"č"}').toUpperCase(), [SECRET])).toBe(true);
  });

  it.each([
    null,
    "",
    "x",
    "0".repeat(64),
    sign("other"),
    sign("{}").slice(0, 62),
  ])("refuses %j", async (signature) => {
    expect(await isSigned("{}", signature, [SECRET])).toBe(false);
  });

  it("takes no other signature and no other body, whatever they are", async () => {
    const body = fc.string({ unit: "binary" });
    const forged = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^[0-9a-fA-F]{64}$/),
      fc.tuple(fc.nat(63), fc.constantFrom(..."0123456789abcdefg")).map(([at, digit]) => {
        const own = sign("{}");
        return own.slice(0, at) + digit + own.slice(at + 1);
      }),
    );
    await fc.assert(
      fc.asyncProperty(body, forged, async (text, signature) => {
        const isOwn = signature.toLowerCase() === sign(text);
        expect(await isSigned(text, sign(text), [SECRET])).toBe(true);
        expect(await isSigned(text, signature, [SECRET])).toBe(isOwn);
        expect(await isSigned("{}", signature, [SECRET])).toBe(signature === sign("{}"));
        expect(looksSigned(signature) || !isOwn).toBe(true);
      }),
    );
  });

  it("refuses everything without a secret", async () => {
    expect(await isSigned("{}", sign("{}"), [])).toBe(false);
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

  it("reads a domain, known tags and a finite time, or nothing, of any text", () => {
    const body = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc
        .record({
          domain: fc.oneof(fc.string(), fc.anything()),
          tags: fc.oneof(fc.array(fc.oneof(fc.constant("product:x"), fc.string())), fc.anything()),
          at: fc.oneof(
            fc.double(),
            fc.constantFrom("1e999", "Infinity", 1e300, null),
            fc.anything(),
          ),
        })
        .map((value) =>
          JSON.stringify(value, (_, one) => (typeof one === "bigint" ? Number(one) : one)),
        ),
    );
    fc.assert(
      fc.property(body, (text) => {
        const read = readRevalidateRequest(text);
        if (!read) return;
        expect(read.domain).toBe(read.domain.toLowerCase());
        expect(read.tags.every(isTagName)).toBe(true);
        expect(new Set(read.tags).size).toBe(read.tags.length);
        expect(read.at === null || (Number.isFinite(read.at) && read.at > 0)).toBe(true);
      }),
    );
  });
});
