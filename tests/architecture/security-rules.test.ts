import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

const DOC = readFileSync("docs/security.md", "utf8");

/** The numbers of the rules that hold today. */
const RULES = [...DOC.matchAll(/^### (\d+\.\d+) (.+)$/gm)].flatMap(([, number = "", title]) =>
  title === "Not built yet" ? [] : [number],
);

interface Row {
  readonly rule: string;
  readonly file: string;
  readonly title: string;
}

const ROWS = [...DOC.matchAll(/^\| (\d+\.\d+) \| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, rule = "", file = "", title = ""]): Row => ({ rule, file, title }),
);

/** Whether a file has a test of this title: a text that is given to `it` or `test`, or to a table of them. */
function isTest({ file, title }: Row): boolean {
  if (!existsSync(file)) return false;
  const quoted = `["'\`]${title.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}["'\`]`;
  const called = new RegExp(`(?:\\b(?:it|test)\\(|\\)\\()\\s*${quoted}\\s*,`);
  return called.test(readFileSync(file, "utf8"));
}

describe("the rules of docs/security.md", () => {
  it("are found (empty lists would pass everything)", () => {
    expect(RULES.length).toBeGreaterThan(40);
    expect(ROWS.length).toBeGreaterThan(80);
  });

  it("name each at least one test, and no rule that is not there", () => {
    const shown = new Set(ROWS.map(({ rule }) => rule));
    expect(RULES.filter((rule) => !shown.has(rule))).toEqual([]);
    expect([...shown].filter((rule) => !RULES.includes(rule))).toEqual([]);
  });

  it("name tests that exist", () => {
    expect(ROWS.filter((row) => !isTest(row))).toEqual([]);
  });
});

it("the gallery alone serves development alone, in files that a production build does not read", () => {
  const names = /get-domain|set-domain|_cli\b|domain-?switcher|["'`/]playground/i;
  const ours = SOURCES.filter(({ file }) => !/^(sandbox|lib\/cli)\/|\.test\./.test(file));
  expect(ours.length).toBeGreaterThan(300);
  const found = ours.filter(
    ({ file }) => names.test(readFileSync(file, "utf8")) || /^app\/(.*\/)?test\//.test(file),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
  const routes = SOURCES.filter(({ file }) => file.startsWith("app/gallery/"));
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter(({ file }) => !file.endsWith(".dev.tsx"))).toEqual([]);
});

it("keeps the files of secrets out of git", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".env*.local"]));
});
