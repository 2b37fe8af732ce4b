import { existsSync, readFileSync } from "node:fs";

/** Whether a file has a test of this title: a text that is given to `it` or `test`, or to a table of them. */
export function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const quoted = `["'\`]${title.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}["'\`]`;
  const called = new RegExp(`(?:\\b(?:it|test)\\(|\\)\\()\\s*${quoted}\\s*,`);
  return called.test(readFileSync(file, "utf8"));
}
