import { describe, expect, it } from "vitest";
import { importsOf, SOURCES, within } from "./sources";

/** Files under a key may import only from its list. The longest matching key wins. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  app: ["app", "components", "stores", "lib", "messages"],
  "middleware.ts": ["lib"],
  components: ["components", "stores", "lib", "messages"],
  "components/ui": ["components/ui", "lib/utils"],
  stores: ["stores", "lib"],
  lib: ["lib", "messages"],
  "lib/domain": ["lib/domain", "lib/api/schemas"],
  "lib/utils": ["lib/utils", "lib/api/schemas"],
  sandbox: ["sandbox"],
};

/** Code shoppers must never download: only these rooms may name it, even lazily. */
const PRIVATE: Readonly<Record<string, readonly string[]>> = {
  "components/edit": ["components/edit", "app/edit"],
  "components/admin": ["components/admin", "app/admin", "app/edit", "components/edit"],
};

const EDGES = SOURCES.flatMap((source) =>
  importsOf(source).map(({ to, line }) => ({ file: source.file, to, line })),
);
const show = (edges: typeof EDGES) => edges.map(({ file, to, line }) => `${file}:${line} -> ${to}`);

/** The list of the most specific key that holds `path`. */
function rule(
  table: Readonly<Record<string, readonly string[]>>,
  path: string,
): readonly string[] | undefined {
  const [best] = Object.entries(table)
    .filter(([room]) => within(path, [room]))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1];
}

describe("layers", () => {
  it("reads the tree (an empty list would pass everything)", () => {
    expect(EDGES.length).toBeGreaterThan(300);
  });

  it("imports flow app -> components -> stores -> lib only", () => {
    expect(show(EDGES.filter(({ file, to }) => !within(to, rule(LAYERS, file) ?? [])))).toEqual([]);
  });

  it("edit-mode and admin code is named only by its own surfaces", () => {
    expect(
      show(EDGES.filter(({ file, to }) => !within(file, rule(PRIVATE, to) ?? [file]))),
    ).toEqual([]);
  });
});
