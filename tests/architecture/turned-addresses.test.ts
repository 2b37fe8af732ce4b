import { describe, expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

const STAFF = SOURCES.filter(({ file }) => file.startsWith("components/staff/"));
/** A value by whose name it is an address, a domain or the name of a file. */
const ADDRESS =
  /(?:`\/\$\{|\b(?:address|path|slug|domain|href|originalName|fileName|file\?\.name)\b(?!s|\())/;

/** A text of the catalogue, or a title of any language with an address in its place. */
const OTHER = /\bt\(|\btitle\b/;

const found = (pattern: RegExp, isBad: (match: RegExpMatchArray) => boolean): string[] =>
  STAFF.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(isBad)
      .map(({ index, 0: code }) => `${file}:${text.slice(0, index).split("\n").length} ${code}`),
  );

/** In Arabic the first slash of an address would be at its right end. */
describe("addresses in the admin area and the editor", () => {
  it("are written from left to right where they are alone", () => {
    const alone = /<(?:bdi|span|small|p|code)(\b[^>]*)>\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\}<\//g;
    expect(
      found(
        alone,
        ([, props = "", value = ""]) =>
          ADDRESS.test(value) && !OTHER.test(value) && !/dir=/.test(props),
      ),
    ).toEqual([]);
  });

  it("are kept together within a sentence", () => {
    // The name of a button is not drawn.
    const inSentence =
      /(?<!aria-label=\{)\bt\([^;{]*\{ (?:address|target): (?:`\/|decodeURI)[^}]*/g;
    expect(found(inSentence, () => true)).toEqual([]);
  });
});
