import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { canonicalPicture } from "./canonical-picture.ts";
import { toSources } from "./image-sizes.ts";
import { toMediaUrl } from "./to-image.ts";

const HOST = "https://media.example/files";

/** Any path that a backend may name, without a query. */
const path = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
      fc.constantFrom("a b", "slika č", "صورة", "100%", "%20", "%61", "a+b", "a%2Fb", "(1)'!*~"),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((segments) => `${segments.join("/").replace(/[?#]/g, "")}/a1.jpg`);
const written = path
  .map((name) => canonicalPicture(toMediaUrl(name, HOST) ?? ""))
  .filter((address) => address !== null);

describe("canonicalPicture", () => {
  it.each([
    ["https://MEDIA.example:443/a.jpg", "https://media.example/a.jpg"],
    ["https://media.example//a///b.jpg#1", "https://media.example/a/b.jpg"],
    ["https://media.example/%61%2e%6Apg", "https://media.example/a.jpg"],
    ["https://media.example/a b%20c.jpg", "https://media.example/a%20b%20c.jpg"],
    ["https://media.example/صورة.jpg", "https://media.example/%D8%B5%D9%88%D8%B1%D8%A9.jpg"],
    ["https://media.example/100%.jpg", "https://media.example/100%25.jpg"],
    ["https://media.example/a%2fb.jpg", "https://media.example/a%2Fb.jpg"],
    ["https://media.example\\a\\b.jpg", "https://media.example/a/b.jpg"],
  ])("writes %s in one way", (address, canonical) =>
    expect(canonicalPicture(address)).toBe(canonical));

  it.each([
    "/local.jpg",
    "//media.example/a.jpg",
    "ftp://media.example/a.jpg",
    "https://user:pass@media.example/a.jpg",
    "https://media.example/a.jpg?v=1",
    "https://media.example/a/../b.jpg",
    "https://media.example/a/%2e%2E/b.jpg",
    "https://media.example/./b.jpg",
    "https://",
    "",
  ])("has no form for %j", (address) => expect(canonicalPicture(address)).toBeNull());

  it("leaves what it has written alone", () => {
    fc.assert(
      fc.property(written, (address) => {
        expect(canonicalPicture(address)).toBe(address);
        expect(new URL(address).href).toBe(address);
      }),
    );
  });

  it("takes no other writing of the same file for canonical", () => {
    const encode = (text: string) => `%${text.charCodeAt(0).toString(16)}`;
    const mutation = fc.constantFrom<(address: string) => string>(
      (address) => `${address}#1`,
      (address) => `${address}?`,
      (address) => `${address}?1`,
      (address) => address.replace("/files/", "//files/"),
      (address) => address.replace("/files/", "/files//"),
      (address) => address.replace("/files/", "/./files/"),
      (address) => address.replace("/files/", "/x/../files/"),
      (address) => address.replace("/files/", "\\files/"),
      (address) => address.replace("https://", "https://u:p@"),
      (address) => address.replace("https:", "HTTPS:"),
      (address) => address.replace("media.example", "Media.example"),
      (address) => address.replace("media.example", "media.example:443"),
      (address) => address.replace(/a1\.jpg$/, (name) => encode(name) + name.slice(1)),
      (address) => address.replace(/\.jpg$/, "%2Ejpg"),
      (address) => `${address}/`,
      (address) => ` ${address}`,
      (address) => address.replace(/a1\.jpg$/, "a\t1.jpg"),
    );
    fc.assert(
      fc.property(written, mutation, (address, mutate) => {
        const other = mutate(address);
        expect(other).not.toBe(address);
        expect(canonicalPicture(other)).not.toBe(other);
      }),
    );
  });

  it("is what the pages write, and what has no form is not sent to the optimiser", () => {
    fc.assert(
      fc.property(path, (name) => {
        const src = toMediaUrl(name, HOST);
        if (src === null) return;
        const { src: sent } = toSources(src, 900);
        if (!sent.startsWith("/_next/image?")) return expect(sent).toBe(src);
        const { searchParams } = new URL(sent, "http://shop.example");
        const asked = searchParams.get("url") ?? "";
        expect(canonicalPicture(asked)).toBe(asked);
      }),
    );
    expect(toSources(`${HOST}/a.jpg?v=1`, 900)).toEqual({ src: `${HOST}/a.jpg?v=1` });
  });
});
