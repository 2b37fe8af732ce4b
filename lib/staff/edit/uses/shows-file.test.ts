import { expect, it } from "vitest";
import { showsFile, toSought } from "./shows-file.ts";

const MEDIA = "https://shop.test/media";
const FILE = toSought(7, ["m/price list.pdf", "", "m/7-small.jpg"], MEDIA);
const shows = (content: unknown) => showsFile(content, FILE);

it.each([
  ["a record with its id, also an old copy with another path", { id: 7, path: "x", mime: "a/b" }],
  ["a record with its path alone", { a: [{ image: { path: "/m/price list.pdf" } }] }],
  ["a bare path", { image: "m/7-small.jpg" }],
  ["the address of a link", { href: "https://shop.test/media/m/price%20list.pdf" }],
  ["a link in a text", '<a href="https://shop.test/media/m/price%20list.pdf">Prices</a>'],
  ["a picture of a text, in one of its sizes", '<img src="/media/m/7-small.jpg" alt="">'],
])("finds %s", (_, content) => {
  expect(shows(content)).toBe(true);
});

it.each([
  ["a page with the same number", { type: "page", page: { id: 7, slug: "prices" } }],
  ["another file", { id: 8, path: "m/8.jpg", mime: "image/jpeg" }],
  ["a longer path", "<p>m/price list.pdf</p>"],
  ["nothing", [null, undefined, 7, ""]],
])("is not misled by %s", (_, content) => {
  expect(shows(content)).toBe(false);
});

it("ends in a content that is nested without end", () => {
  const loop: Record<string, unknown> = {};
  loop.again = loop;
  expect(shows(loop)).toBe(false);
});
