import { expect, test } from "vitest";
import { firstPictures } from "./first-pictures.ts";

const [none, one, two, three] = [{ src: "" }, { src: "1" }, { src: "2" }, { src: "3" }] as const;
const srcOf = ({ src }: { src: string }) => src;

test("items without a picture take no place of one that has one", () => {
  const items = [none, one, none, two, three];
  expect([...firstPictures(items, srcOf, 2)]).toEqual([one, two]);
});

test("no more than there are, and none where none is wanted", () => {
  expect([...firstPictures([none, one], srcOf, 2)]).toEqual([one]);
  expect([...firstPictures([one], srcOf, 0)]).toEqual([]);
});
