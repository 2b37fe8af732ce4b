import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, SOURCES, within } from "./sources.ts";

const FOLDER = "lib/web/next";
const README = readFileSync(join(ROOT, FOLDER, "README.md"), "utf8");

/** How code shows that it knows what Next does not document. The addresses below `/_next/` are in its documents. */
const SIGNS =
  /next\/dist\/|__next_|__NEXT_|x-nextjs-|x-next-|["'.\s]rsc\b|next-router-|next-action|\.next\/|self\.__next/;
/** Comments may name it. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

const rows = README.split("\n").filter((line) => /^\| (?!inside \|)[^-]/.test(line));
const filesOf = (cell = "") =>
  [...cell.matchAll(/`([\w/.[\]-]+\/[\w.-]+\.\w+)`/g)].map(([, file = ""]) => file);

describe("the insides of Next", () => {
  it("are known in one folder, and in the files that its README lists", () => {
    const listed = rows.flatMap((row) => filesOf(row.split("|")[2]));
    const others = SOURCES.filter(
      ({ file, text }) => !within(file, [FOLDER]) && SIGNS.test(withoutComments(text)),
    ).map(({ file }) => file);
    expect(others.filter((file) => !listed.includes(file))).toEqual([]);
  });

  it("have a file, a test, a switch and a consequence each", () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const [, inside, file, test, change, without] = row.split("|").map((cell) => cell.trim());
      expect([inside, change, without].every(Boolean), row).toBe(true);
      expect(filesOf(file).length, row).toBeGreaterThan(0);
      expect(filesOf(test).length, row).toBeGreaterThan(0);
      const named = [...filesOf(file), ...filesOf(test)];
      expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    }
  });
});
