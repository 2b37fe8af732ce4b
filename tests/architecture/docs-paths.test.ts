import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Without what a build makes: whether there is one changes nothing of the documents. */
const TOP = new Set(readdirSync(ROOT).filter((name) => name !== ".next"));
const TREE = globSync(
  ["*", "{.ci,app,components,docs,e2e,lib,messages,sandbox,stores,tests}/**/*"],
  {
    cwd: ROOT,
  },
);
const NAMES = new Set(TREE.map((file) => basename(file)));
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Paths that the how-to pages tell the reader to create. */
const EXAMPLES = [
  ...["messages/it.json", "components/pages/sections/countdown.tsx", "sandbox/seed/padel"],
  "components/staff/edit/links/page-links-dialog.tsx",
  "components/pages/views/wishlist-view.tsx",
  "app/storefront/[domain]/[locale]/(shell)/wishlist",
  "lib/staff/edit/pages/handle-rename.ts",
];

/** A decision that was superseded names what there was in its time. */
const DOCS = globSync(["docs/**/*.md", "README.md"], { cwd: ROOT })
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }))
  .filter(({ file, text }) => !file.includes("/decisions/") || !/^- .*superseded by/m.test(text))
  .sort((a, b) => a.file.localeCompare(b.file));

/** Names of files that are not in the repository, and why a document speaks of them. */
const ELSEWHERE = new Set(["proxy.ts"]); // Next's own successor of middleware.ts

const CODE_FILE = /\w\.(?:ts|tsx|mjs|md|json|css)$/;

/** Expands `lib/{a,b}/…` to all its paths. */
function expand(path: string): string[] {
  const [, before = "", list = "", after = ""] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  if (list === "") return [path];
  return list
    .split(",")
    .filter((part) => part !== "…")
    .flatMap((part) => expand(before + part + after));
}

/** Whether a path leads to a file, or to a folder that has one: a clone has no empty folders. */
function holdsFile(path: string): boolean {
  const at = join(ROOT, path);
  if (!existsSync(at)) return false;
  return statSync(at).isFile() || readdirSync(at).some((name) => holdsFile(join(path, name)));
}

/** Whether a path of the repository, or the name of a file without its folder, is there. */
function isThere(path: string): boolean {
  if (EXAMPLES.some((example) => path === example || path.startsWith(`${example}/`))) return true;
  if (!path.includes("/")) return NAMES.has(path) || ELSEWHERE.has(path);
  return path.includes("*") ? globSync(path, { cwd: ROOT }).length > 0 : holdsFile(path);
}

/** The paths in a piece of inline code, such as `vitest run lib/web/i18n` or `lib/{edit,gateway}`. */
const pathsIn = (code: string): string[] =>
  code
    .split(/[\s`]+/)
    .map((word) => word.replace(/:\d+$/, "").replace(/\/$/, ""))
    .filter((word) => /^[\w.@()[\]{}*,…/-]+$/.test(word) && !word.startsWith("/"))
    .filter((word) =>
      word.includes("/") ? TOP.has(word.split("/")[0] ?? "") : CODE_FILE.test(word),
    )
    .flatMap(expand);

interface Named {
  readonly place: string;
  readonly name: string;
}

/** Every match, with its location. The first group of `pattern` is the name. */
const named = (pattern: RegExp, of: (text: string) => string = (text) => text): Named[] =>
  DOCS.flatMap(({ file, text }) =>
    [...of(text).matchAll(pattern)].map((match) => ({
      place: `${file}:${text.slice(0, match.index).split("\n").length}`,
      name: match[1] ?? "",
    })),
  );

/** The text without fenced code. Every place keeps its offset. */
const prose = (text: string) =>
  text.replace(/^ *```[\s\S]*?^ *```/gm, (block) => block.replace(/[^\n]/g, " "));

const show = ({ place, name }: Named) => `${place} -> ${name}`;

describe("names in documents", () => {
  const paths = named(/`([^`\n]+)`/g, prose).flatMap(({ place, name }) =>
    pathsIn(name).map((path) => ({ place, name: path })),
  );

  it("finds paths (an empty list would pass everything)", () => {
    expect(paths.length).toBeGreaterThan(200);
  });

  it("every path exists", () => {
    expect(paths.filter(({ name }) => !isThere(name)).map(show)).toEqual([]);
  });

  it("every import of an example leads to a file", () => {
    const imports = named(/(?:from|import\() ?"#([^"?]+)(?:\?\w+)?"/g);
    expect(imports.filter(({ name }) => !isThere(name)).map(show)).toEqual([]);
  });

  it("every command is a script of package.json", () => {
    const commands = named(/\bnpm run ([\w:-]+)/g);
    expect(commands.filter(({ name }) => !Object.hasOwn(scripts, name)).map(show)).toEqual([]);
  });
});
