import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toHtml } from "./markdown.ts";
import type { Text } from "./text.ts";

const pathOf = (...path: readonly string[]) => join(import.meta.dirname, ...path);

/**
 * A JSON file below `sandbox/seed`, or `fallback` if there is none. Its shape is not checked here; `seed.test.ts`
 * checks the consistency.
 */
export function readJson<T>(fallback: T, ...path: readonly string[]): T {
  return existsSync(pathOf(...path)) ? JSON.parse(readFileSync(pathOf(...path), "utf8")) : fallback;
}

/** The entries of a JSON file; empty if there is no such file. */
export const readList = <T>(...path: readonly string[]): readonly T[] => readJson<T[]>([], ...path);

/** The contents of all JSON files of a folder, in the order of their names. */
export function readFolder<T>(...path: readonly string[]): T[] {
  if (!existsSync(pathOf(...path))) return [];
  return readdirSync(pathOf(...path))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(pathOf(...path, file), "utf8")));
}

/** HTML of a Markdown file that holds each language below its `<!-- en -->`; English is always there. */
export function readMarkdown(...path: readonly string[]): Text {
  const [, ...pieces] = readFileSync(pathOf(...path), "utf8").split(/^<!-- (\w\w) -->$/m);
  const html: Record<string, string> = {};
  for (let at = 0; at + 1 < pieces.length; at += 2)
    html[pieces[at] ?? ""] = toHtml(pieces[at + 1] ?? "");
  if (html.en === undefined) throw new Error(`${path.join("/")} lacks English.`);
  return { ...html, en: html.en };
}
