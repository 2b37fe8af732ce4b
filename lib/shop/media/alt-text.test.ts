import { expect, it } from "vitest";
import { altText } from "./alt-text.ts";

const media = (title: string, more: Partial<Parameters<typeof altText>[0]> = {}) =>
  altText({ title, description: "", originalName: "", path: "m/9f86d081.jpg", ...more });

it.each([
  [
    "the description",
    media("spring-01", { description: "A court in spring" }),
    "A court in spring",
  ],
  ["a title that somebody wrote", media("Court 3 in spring"), "Court 3 in spring"],
  ["a title of one word", media("Rackets"), "Rackets"],
])("is %s", (_, alt, expected) => {
  expect(alt).toBe(expected);
});

it.each([
  ["as a camera names it", media("IMG_2041")],
  ["as a program numbers it", media("spring-01")],
  ["with its ending", media("Spring day.jpg")],
  ["as it was called when it was uploaded", media("Our day", { originalName: "Our day.JPG" })],
  ["as it is stored", media("court", { path: "files/Court.png" })],
  ["which is empty", media(" ")],
])("is not the name of the file, %s", (_, alt) => {
  expect(alt).toBe("");
});
