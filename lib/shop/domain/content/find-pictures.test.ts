import { expect, it } from "vitest";
import { anElement } from "#tests/factories/element.ts";
import { findPictures } from "./find-pictures.ts";

const picture = (id: number, mime = "image/jpeg") => ({ id, path: `${id}.jpg`, mime });
const found = (...elements: Parameters<typeof anElement>[0][]) =>
  findPictures(elements.map((fields) => anElement(fields))).map(({ id }) => id);

it("finds the pictures of sections and their parts, each once, in their order", () => {
  const parts = [anElement({ id: 8, meta: { image: picture(2) } })];
  expect(
    found(
      { id: 1, meta: { title: "Words", image: picture(1) }, parts },
      { id: 2, meta: { image: picture(1), media: picture(3) } },
    ),
  ).toEqual([1, 2, 3]);
});

it("leaves out videos, files, and what the library does not know", () => {
  const meta = { a: picture(1, "video/mp4"), b: picture(2, "application/pdf"), c: picture(0) };
  expect(found({ id: 1, meta: { ...meta, d: "4.jpg", e: null } })).toEqual([]);
});
