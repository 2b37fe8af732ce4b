import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

/** A class that readers of microformats take for the beginning of a thing: `h-full`, and not `h-12` or `h-[100%]`. */
const ROOT = /(?<=["'`\s])h-(?:[a-z0-9]+-)?[a-z]+(?:-[a-z]+)*(?=["'`\s])/g;

/** The components of shoppers' pages. */
const SHOPPERS = /^components\/(?:kit|pages|shop)\//;

const rootsIn = (text: string): string[] => text.match(ROOT) ?? [];

it("knows the classes that begin a thing", () => {
  expect(rootsIn('className="flex h-full" "h-auto w-1" `h-x-card`')).toEqual([
    "h-full",
    "h-auto",
    "h-x-card",
  ]);
  expect(rootsIn('"h-12 h-1/1 h-[100%] md:h-dvh min-h-full before:h-px"')).toEqual([]);
});

it("no card or bar of a shopper's page is one", () => {
  const places = SOURCES.filter(({ file }) => SHOPPERS.test(file)).flatMap(({ file, text }) =>
    rootsIn(text).map((name) => `${file}: ${name}`),
  );
  expect(places).toEqual([]);
});
