import { describe, expect, it } from "vitest";
import { PUBLIC_MODULES } from "#tests/custom/public-modules.ts";
import { FLOORS } from "./floors.ts";
import { importsOf, SOURCES, within } from "./sources.ts";

/** How the shop finds what an adopter adds: written by `npm run custom`. */
const CUSTOM = "custom/generated";

/** Files under a key may import only from its list. The longest matching key wins. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  app: ["app", "components", "stores", "lib", "messages"],
  "middleware.ts": ["lib"],
  components: ["components", "stores", "lib", "messages", CUSTOM],
  // An adopter's own, which an upgrade does not touch: it relies on what is public, and on nothing else.
  custom: ["custom", ...PUBLIC_MODULES],
  [CUSTOM]: ["custom", ...PUBLIC_MODULES, "lib/web/i18n/merge-messages.ts"],
  "components/kit/ui": [
    "components/kit/ui",
    "lib/base/utils",
    "lib/shop/media",
    "lib/base/browser",
  ],
  "components/kit/hydration": [
    "components/kit/hydration",
    "lib/base/browser/when-idle.ts",
    "lib/base/browser/when-quiet.ts",
    "lib/base/utils",
  ],
  stores: ["stores", "lib"],
  lib: ["lib", "messages", CUSTOM],
  "lib/shop/domain": [
    `${CUSTOM}/definitions.ts`,
    "lib/shop/domain",
    "lib/shop/api/schemas",
    "lib/shop/media",
    "lib/shop/values",
    "lib/base/utils",
  ],
  "lib/base/utils": ["lib/base/utils"],
  sandbox: ["sandbox"],
};

/** Code that shoppers must never download, not even lazily, and the places beside itself that may import it. */
const STAFF = "components/staff";
const STAFF_SURFACES = [STAFF, "app/edit", "app/admin", "app/gallery"];
/** The storefront loads the helpers of development where a build knows that it is one. */
const DEV_HELPERS = "components/staff/dev/dev-helpers.tsx";

const EDGES = SOURCES.flatMap((source) =>
  importsOf(source).map(({ to, line }) => ({ file: source.file, to, line })),
);
const show = (edges: typeof EDGES) => edges.map(({ file, to, line }) => `${file}:${line} -> ${to}`);

/** The list of the longest key that contains `path`. */
function rule(
  table: Readonly<Record<string, readonly string[]>>,
  path: string,
): readonly string[] | undefined {
  const [best] = Object.entries(table)
    .filter(([room]) => within(path, [room]))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1];
}

/** The sub-folder, or the file, of `folder` that contains `path`; null if the folder does not contain it. */
function entryIn(folder: string, path: string): string | null {
  return path.startsWith(`${folder}/`)
    ? (path.slice(folder.length + 1).split("/")[0] ?? null)
    : null;
}

/** Every folder with two sub-folders or more, with their names. The routes of `app` are Next's to order, and `custom` is an adopter's. */
function foldersWithSubfolders(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file } of SOURCES) {
    const parts = file.split("/");
    for (let depth = 1; depth < parts.length - 1; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      const names = found.get(folder) ?? new Set();
      found.set(folder, names.add(parts[depth] ?? ""));
    }
  }
  return new Map(
    [...found].filter(([folder, { size }]) => size > 1 && !within(folder, ["app", "custom"])),
  );
}

const FOLDERS = foldersWithSubfolders();

/** The imports among the entries of a folder, each with an example. */
function importsAmong(folder: string): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const { file, to } of EDGES) {
    const [from, target] = [entryIn(folder, file), entryIn(folder, to)];
    if (!from || !target || from === target) continue;
    imports.set(from, (imports.get(from) ?? new Map()).set(target, `${file} -> ${to}`));
  }
  return imports;
}

/** Every entry that `start` imports, by however many steps. */
function reachable(imports: ReturnType<typeof importsAmong>, start: string): Set<string> {
  const found = new Set<string>();
  const next = [...(imports.get(start)?.keys() ?? [])];
  for (let entry = next.pop(); entry !== undefined; entry = next.pop()) {
    if (found.has(entry)) continue;
    found.add(entry);
    next.push(...(imports.get(entry)?.keys() ?? []));
  }
  return found;
}

describe("layers", () => {
  it("reads the source tree (an empty list would pass every test)", () => {
    expect(EDGES.length).toBeGreaterThan(300);
    expect(FOLDERS.size).toBeGreaterThan(30);
  });

  it("imports flow app -> components -> stores -> lib only", () => {
    expect(show(EDGES.filter(({ file, to }) => !within(to, rule(LAYERS, file) ?? [])))).toEqual([]);
  });

  it("staff's code is named only by its own surfaces", () => {
    const named = EDGES.filter(({ to }) => within(to, [STAFF]) && to !== DEV_HELPERS);
    expect(show(named.filter(({ file }) => !within(file, STAFF_SURFACES)))).toEqual([]);
  });
});

describe("floors", () => {
  it("every folder with sub-folders lists them", () => {
    const asSets = Object.entries(FLOORS).map(
      ([folder, order]) => [folder, new Set(order)] as const,
    );
    expect(new Map(asSets)).toEqual(FOLDERS);
  });

  it.each([...FOLDERS.keys()])("a sub-folder of %s imports only those below it", (folder) => {
    const order = FLOORS[folder] ?? [];
    const upward = EDGES.filter(({ file, to }) => {
      const [from, target] = [entryIn(folder, file), entryIn(folder, to)];
      const [here, there] = [order.indexOf(from ?? ""), order.indexOf(target ?? "")];
      return here !== -1 && there !== -1 && there < here;
    });
    expect(show(upward)).toEqual([]);
  });

  // A file beside sub-folders may be above or below each of them, but not both.
  it.each([...FOLDERS.keys()])("no sub-folder of %s imports itself by way of others", (folder) => {
    const imports = importsAmong(folder);
    const names = [...(FOLDERS.get(folder) ?? [])];
    expect(names.filter((name) => reachable(imports, name).has(name))).toEqual([]);
  });
});
