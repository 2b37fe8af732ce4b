import { expect, it } from "vitest";
import { mediaEntry } from "#tests/factories/media.ts";
import { isFileAddress, nameOfFile, toLinkedFile } from "./file-link.ts";

const MEDIA = "https://shop.test/media/";

it("a file is linked by its absolute address, encoded as an address is", () => {
  expect(toLinkedFile(mediaEntry(1, { path: "/a/cijene 2026.pdf" }), MEDIA)).toEqual({
    id: 1,
    path: "/a/cijene 2026.pdf",
    title: "Court 1",
    address: "https://shop.test/media/a/cijene%202026.pdf",
    name: "Court 1",
    isPrivate: false,
  });
  const elsewhere = mediaEntry(1, { path: "", media_url: "https://cdn.test/x.pdf", title: "" });
  expect(toLinkedFile(elsewhere, MEDIA)).toMatchObject({
    address: "https://cdn.test/x.pdf",
    name: "court-1.jpg",
  });
});

it("a file whose address no link may have is not linked", () => {
  for (const path of ["", "javascript:alert(1)", "//evil.test/x.pdf", "data:text/html,x"])
    expect(toLinkedFile(mediaEntry(1, { path, media_url: "" }), MEDIA)).toBeNull();
});

it.each([
  ["https://shop.test/media/a.pdf", MEDIA, true],
  ["/media/a.pdf", MEDIA, true],
  ["https://shop.test/media/", MEDIA, false],
  ["https://shop.test/medias/a.pdf", MEDIA, false],
  ["https://other.test/media/a.pdf", MEDIA, false],
  ["https://cdn.test/a.pdf", "https://cdn.test", true],
  ["https://cdn.test/about", "https://cdn.test", false],
  ["mailto:a@b.test", MEDIA, false],
  ["", MEDIA, false],
  ["/media/a.pdf", "", false],
])("tells whether “%s” is a file below “%s”", (address, base, is) => {
  expect(isFileAddress(address, base)).toBe(is);
});

it("names a file as people read it, also by an address that is not whole", () => {
  expect(nameOfFile("https://a.test/m/care%20%C5%BE.pdf?v=2")).toBe("care ž.pdf");
  expect(nameOfFile("/m/100%.pdf")).toBe("100%.pdf");
});
