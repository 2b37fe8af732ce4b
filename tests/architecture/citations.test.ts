import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

interface Text {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const read = (...patterns: string[]): Text[] =>
  globSync(patterns, { cwd: ROOT })
    .filter((file) => !/node_modules|^tests\/architecture\/citations/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

const CODE = read(
  "{app,components,stores,lib,sandbox,tests,e2e,.ci}/**/*.{ts,tsx,mjs,js,css}",
  "*.{ts,mjs}",
);
const DOCS = read("docs/**/*.md", "README.md");

const DOCUMENT = "docs/[\\w./-]+\\.md";
const SECTIONS = "§\\d+(?:\\.\\d+)*(?:(?:, | and | to )§\\d+(?:\\.\\d+)*)*";
const HEADING = /^#{2,3} (\d+(?:\.\d+)*)\.? /gm;

/** The section numbers of a document; null if there is no such document. */
const sectionsOf = new Map(
  DOCS.map(({ file, text }) => [
    file,
    new Set([...text.matchAll(HEADING)].map((match) => match[1] ?? "")),
  ]),
);

/** The text with each comment on one line. Every place keeps its offset. */
const joined = (text: string) =>
  text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, (match) => " ".repeat(match.length));

const at = ({ file, text }: Text, index: number) =>
  `${file}:${text.slice(0, index).split("\n").length}`;

/** The dead references in `found`: the file, or its sections. */
function deadEnds(found: string, home: string): string[] {
  const file = new RegExp(DOCUMENT).exec(found)?.[0] ?? home;
  const sections = sectionsOf.get(file);
  if (!sections) return [file];
  return [...found.matchAll(/§([\d.]*\d)/g)]
    .filter(([, number = ""]) => !sections.has(number))
    .map(([section]) => `${file} ${section}`);
}

/** `file:line -> target` of every citation that resolves to nothing. */
function dead(source: Text, pattern: RegExp): string[] {
  return [...joined(source.text).matchAll(pattern)].flatMap((match) =>
    deadEnds(match[0].replace(/ +/g, " "), source.file).map(
      (end) => `${at(source, match.index)} -> ${end}`,
    ),
  );
}

/** A document, with or without sections. */
const CITED = new RegExp(`${DOCUMENT}(?: +${SECTIONS.replaceAll(" ", " +")})?`, "g");
/** In a document also sections of its own. */
const CITED_IN_DOCS = new RegExp(
  `(?:${DOCUMENT}(?: +(?=§)|(?! +§)))?(?:${SECTIONS})|${DOCUMENT}`,
  "g",
);

/** Numbered or quoted parts of texts that are not in the repository. */
const FOREIGN =
  /\bspec(?:ification)?(?:'s)?,? \(?(?:section )?\(?\d|\bthe spec(?:ification)?\b|\bcontract(?:'s)?,? \(?(?:sections? \d|head\b|whole\b)|\((?:spec|hardening|architecture|ux|contract)[,:; )]|\bhardening\b|\b(?:stack|ux|style|hardening)\.md\b|\b(?:edit-mode|architecture)(?:\.md)?, (?:section|")/gi;

describe("citations", () => {
  it("reads the tree (an empty list would pass everything)", () => {
    expect(CODE.length).toBeGreaterThan(300);
    for (const name of ["architecture", "contract", "edit-mode", "screens", "security"])
      expect(sectionsOf.get(`docs/${name}.md`)?.size ?? 0, name).toBeGreaterThan(4);
  });

  it("every document and section that code names exists", () => {
    expect(CODE.flatMap((source) => dead(source, CITED))).toEqual([]);
  });

  it("every document and section that documents name exists", () => {
    expect(DOCS.flatMap((source) => dead(source, CITED_IN_DOCS))).toEqual([]);
  });

  it("every section is named after its document in code", () => {
    const alone = CODE.flatMap((source) =>
      [
        ...joined(source.text)
          .replace(CITED, (match) => " ".repeat(match.length))
          .matchAll(/§ ?\d/g),
      ].map((match) => at(source, match.index)),
    );
    expect(alone).toEqual([]);
  });

  it("every decision that is named exists", () => {
    const known = new Set(DOCS.map(({ file }) => /decisions\/(\d{4})-/.exec(file)?.[1]));
    const unknown = [...CODE, ...DOCS].flatMap((source) =>
      [...source.text.matchAll(/\bdecision (\d{4})\b/gi)]
        .filter((match) => !known.has(match[1]))
        .map((match) => `${at(source, match.index)} -> ${match[0]}`),
    );
    expect(unknown).toEqual([]);
  });

  it("every link and picture of a document leads to a file", () => {
    const broken = DOCS.flatMap((source) =>
      [...source.text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .filter(
          ([, path = ""]) => globSync(join(source.file, "..", path), { cwd: ROOT }).length === 0,
        )
        .map((match) => `${at(source, match.index)} -> ${match[1]}`),
    );
    expect(broken).toEqual([]);
  });

  it("no section has the number of another", () => {
    const twice = DOCS.flatMap(({ file, text }) => {
      const numbers = [...text.matchAll(HEADING)].map((match) => match[1] ?? "");
      return numbers
        .filter((number, i) => numbers.indexOf(number) !== i)
        .map((n) => `${file} §${n}`);
    });
    expect(twice).toEqual([]);
  });

  it("no comment cites a text that is not in the repository", () => {
    const foreign = CODE.flatMap((source) =>
      [...joined(source.text).matchAll(FOREIGN)].map(
        (match) => `${at(source, match.index)} -> ${match[0]}`,
      ),
    );
    expect(foreign).toEqual([]);
  });
});
