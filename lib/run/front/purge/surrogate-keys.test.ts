import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { keyHeaders, keysToPurge, MOST_BYTES, surrogateKey } from "./surrogate-keys.ts";

const keysOf = (tags: readonly string[]) => (keyHeaders(tags)["surrogate-key"] ?? "").split(" ");
const products = (count: number) =>
  Array.from({ length: count }, (_, place) => `shop.example|product:racket-${place}`);

describe("the keys of an answer", () => {
  it("name nothing of the backend, and are the same in both headers", () => {
    const headers = keyHeaders(["shop.example|site", "shop.example|product:secret-name"]);
    expect(headers["surrogate-key"]).toMatch(/^[0-9a-f]{10} [0-9a-f]{10}$/);
    expect(headers["cache-tag"]).toBe(headers["surrogate-key"]?.replaceAll(" ", ","));
  });

  it("are empty for a page with marks but no tags", () => {
    expect(keyHeaders([])).toEqual({});
    expect(keyHeaders(["gap"])).toEqual({});
  });

  it("are what the same tags are purged by, on every machine", () => {
    expect(surrogateKey("shop.example|site")).toBe("1df241e925");
    for (const tag of ["a.example|site", "a.example|product:x", "a.example|address:en/shop"])
      expect(keysToPurge([tag])).toContain(keysOf([tag])[0]);
  });

  it("of too many tags are those of their kinds, and are purged with each of them", () => {
    const tags = ["shop.example|site", "shop.example|products", ...products(2_000)];
    const keys = keysOf(tags);
    expect(keys).toHaveLength(3);
    for (const tag of tags) expect(keysToPurge([tag]).some((key) => keys.includes(key))).toBe(true);
    const others = ["shop.example|post:a", "other.example|product:racket-1", "other.example|site"];
    expect(keysToPurge(others).some((key) => keys.includes(key))).toBe(false);
  });

  it("fit the head that nginx takes, which has 4 kB, beside 1.6 kB of other headers", () => {
    for (const count of [0, 50, 98, 99, 100, 101, 130, 400]) {
      const headers = keyHeaders([
        "shop.example|site",
        "shop.example|products",
        ...products(count),
      ]);
      const bytes = Object.entries(headers).reduce(
        (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
        0,
      );
      expect(bytes + 1_600).toBeLessThan(4_096);
    }
  });

  it("fit a header, and are purged by each of the tags, whatever they are", () => {
    const tag = fc
      .tuple(fc.constantFrom("a.example", "b.example"), fc.string({ minLength: 1 }), fc.string())
      .map(([site, kind, key]) => `${site}|${kind.replaceAll(":", "")}${key && `:${key}`}`);
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 500 }), (tags) => {
        const { "surrogate-key": keys = "", "cache-tag": same = "" } = keyHeaders(tags);
        expect(Math.max(keys.length, same.length)).toBeLessThanOrEqual(MOST_BYTES);
        const all = keys.split(" ");
        for (const one of tags)
          expect(keysToPurge([one]).some((key) => all.includes(key))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
