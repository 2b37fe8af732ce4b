import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasTest } from "./has-test.ts";
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
    expect(ROWS.filter((row) => !hasTest(row.file, row.title))).toEqual([]);
  });
});

/** Files only for development: a build ignores `.dev.ts`, and `e2e/admin-caches.spec.ts` checks the build. */
const DEVELOPMENT =
  /^(components\/staff\/dev|lib\/staff\/dev)\/|\.dev\.tsx?$|^lib\/shop\/api\/calls\/cli\.ts$|\/releases-dialog\.tsx$/;

it("nothing of the product serves development alone, but for its own rooms", () => {
  const names = /get-domain|set-domain|get-latest|domain-?switcher|["'`/]playground/i;
  const ours = SOURCES.filter(({ file }) => !/^(sandbox|lib\/run\/cli)\/|\.test\./.test(file));
  expect(ours.length).toBeGreaterThan(300);
  const found = ours.filter(
    ({ file }) =>
      !DEVELOPMENT.test(file) &&
      (names.test(readFileSync(file, "utf8")) || /^app\/(.*\/)?test\//.test(file)),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it("the gallery is in files that a production build does not read", () => {
  const routes = SOURCES.filter(({ file }) => file.startsWith("app/gallery/"));
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter(({ file }) => !file.endsWith(".dev.tsx"))).toEqual([]);
});

it("code of development is imported by itself, or lazily where a build knows that it is not wanted", () => {
  const ours = SOURCES.filter(({ file }) => !DEVELOPMENT.test(file));
  const NAMES = /#(?:components|lib)\/staff\/dev\/|calls\/cli\.ts|releases-dialog\.tsx/;
  const named = ours.filter(({ text }) => NAMES.test(text));
  expect(named.length).toBeGreaterThan(2);
  const isUnguarded = ({ text }: { text: string }) =>
    text.split("\n").some((line) => /^import (?!type\b)/.test(line) && NAMES.test(line)) ||
    !text.includes("process.env.NODE_ENV");
  expect(named.filter(isUnguarded).map(({ file }) => file)).toEqual([]);
});

it("keeps the files of secrets out of git", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".env*.local"]));
});
