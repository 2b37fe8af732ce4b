import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL, ROOT, type Source, TEST_FILES } from "./sources.ts";

/** A comment, a test's title or a line of a document. */
export interface Written {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

const BLOCK = /^\s*\{?\/\*+([\s\S]*?)\*\//;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(["'`])(.+?)\1,/g;

const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(/^\s*(?:\*|\/\/)?\s*/, "").trim())
    .join(" ")
    .trim();

/** The comments of a file: blocks, runs of `//` lines, and comments at the end of a line of code. */
function commentsOf({ file, text }: Source): Written[] {
  const lines = text.split("\n");
  const found: Written[] = [];
  for (let at = 0; at < lines.length; at++) {
    const rest = lines.slice(at, at + 60).join("\n");
    const block = BLOCK.exec(rest);
    if (block) {
      found.push({ file, line: at + 1, text: joined((block[1] ?? "").split("\n")) });
      at += block[0].split("\n").length - 1;
      continue;
    }
    let end = at;
    while (/^\s*\/\/ /.test(lines[end] ?? "")) end++;
    if (end > at) {
      found.push({ file, line: at + 1, text: joined(lines.slice(at, end)) });
      at = end - 1;
      continue;
    }
    const tail = /\S\s+\/\/ (.*)$/.exec(lines[at] ?? "")?.[1];
    if (tail) found.push({ file, line: at + 1, text: tail.trim() });
  }
  return found;
}

const titlesOf = ({ file, text }: Source): Written[] =>
  [...text.matchAll(TITLE)].map((match) => ({
    file,
    line: text.slice(0, match.index).split("\n").length,
    text: match[2] ?? "",
  }));

/** The lines of `docs/*.md`, without the glossary, which names words to avoid; decisions are not rewritten. */
const documentLines = (): Written[] =>
  readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md") && name !== "glossary.md")
    .flatMap((name) =>
      readFileSync(join(ROOT, "docs", name), "utf8")
        .split("\n")
        .map((text, index) => ({ file: `docs/${name}`, line: index + 1, text: text.trim() })),
    );

/** Everything that is written for people: comments, titles of tests, documents. */
export function everythingWritten(): readonly Written[] {
  const tests = TEST_FILES.map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
  const code = [...ALL, ...tests].filter(({ file }) => !file.endsWith("/words.test.ts"));
  return [
    ...code.flatMap((source) => [...commentsOf(source), ...titlesOf(source)]),
    ...documentLines(),
  ];
}
