import ts from "typescript";
import { expect, it } from "vitest";
import { SOURCES, within } from "./sources.ts";

/** Repetitions of a piece. A pattern with quadratic time needs some hundred million steps for them. */
const LENGTH = 20_000;
/** Milliseconds: thousands of times what a linear pattern needs. */
const LIMIT = 150;

/** Patterns that read no text from outside, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  "lib/run/server/tracing/trace-middleware.ts": "the path of BACKEND_URL, which the operator sets",
  "lib/run/front/ahead/pictures-of-page.ts": "what React wrote, where no text holds a `<`",
};

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions of a file that are written as literals. */
function patternsOf({ file, text }: (typeof SOURCES)[number]): Pattern[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = tree.getLineAndCharacterOfPosition(node.end).line + 1;
      found.push({
        place: `${file}:${line}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const SIGNS = [..." a0-./<=?{\"'@;:\n"];

/** Texts that make a bad pattern slow: a piece of what it searches for, repeated, without its end. */
function textsFor(source: string): string[] {
  const words = [...new Set(source.match(/[a-z<"'=:{/@. -]{2,}/gi) ?? [])].slice(0, 4);
  const start = /^\^?([a-z<]+)/i.exec(source)?.[1] ?? "";
  const pieces = [...SIGNS, "<a", "<a ", 'a="', "a.", ...words];
  return pieces.flatMap((piece) =>
    [...new Set(["", start, "a", "a:", "https://a"])].map(
      (before) => `${before}${piece.repeat(LENGTH / piece.length)}\n?`,
    ),
  );
}

/** Milliseconds of the fastest of three tries, so that a busy machine counts for nothing. */
function timeOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags);
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && fastest > LIMIT; round++) {
    const begin = performance.now();
    text.replace(pattern, "");
    fastest = Math.min(fastest, performance.now() - begin);
  }
  return fastest;
}

const PATTERNS = SOURCES.filter(({ file }) => within(file, ["lib", "components", "app", "stores"]))
  .filter(
    ({ file }) =>
      !within(file, ["lib/staff/dev", "lib/run/doctor", "lib/run/cli"]) && !(file in OTHERS),
  )
  .flatMap(patternsOf)
  // Without a repetition of any length a pattern cannot be slow.
  .filter(({ source }) => /[+*]|\{\d*,\}/.test(source));

it("the time of every regular expression grows with the length of its text only", () => {
  const slow = PATTERNS.filter((pattern) =>
    textsFor(pattern.source).some((text) => timeOf(pattern, text) > LIMIT),
  );
  expect(PATTERNS.length).toBeGreaterThan(100);
  expect(slow.map(({ place, source }) => `${place} ${source}`)).toEqual([]);
}, 60_000);
