import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
const ROOMS = ["app", "components", "custom", "stores", "lib", "sandbox", "middleware.ts"] as const;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\(\s*)["']([^"']+)["']/g;

export interface Source {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

function list(path: string): string[] {
  if (!existsSync(join(ROOT, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? list(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

const isCode = (file: string) => /\.(tsx?|mjs)$/.test(file);
export const isTest = (file: string) => /\.test\.(tsx?|mjs)$/.test(file);

/** Every code file of the product and the sandbox, tests included. */
export const ALL: readonly Source[] = ROOMS.flatMap(list)
  .filter(isCode)
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

/** The same without tests. */
export const SOURCES = ALL.filter(({ file }) => !isTest(file));

/** The code files of what only tests use. */
export const TEST_FILES: readonly string[] = ["tests", "e2e"].flatMap(list).filter(isCode);

/** The imports of a file with their line, including lazy and relative ones and re-exports. */
export function importsOf({ file, text }: Source): { to: string; line: number }[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] ?? "";
    const line = text.slice(0, match.index).split("\n").length;
    if (specifier.startsWith("#")) return [{ to: specifier.slice(1), line }];
    if (specifier.startsWith("."))
      return [{ to: posix.join(posix.dirname(file), specifier), line }];
    return [];
  });
}

export const within = (path: string, rooms: readonly string[]): boolean =>
  rooms.some((room) => path === room || path.startsWith(`${room}/`) || path.startsWith(`${room}.`));
