import { describe, expect, it } from "vitest";
import { importsOf, SOURCES, within } from "./sources.ts";

/** Files under a key may import only from its list. The longest matching key wins. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  app: ["app", "components", "stores", "lib", "messages"],
  "middleware.ts": ["lib"],
  components: ["components", "stores", "lib", "messages"],
  "components/ui": ["components/ui", "lib/utils", "lib/media", "lib/browser"],
  "components/hydration": ["components/hydration", "lib/utils"],
  stores: ["stores", "lib"],
  lib: ["cli", "lib", "messages"],
  "lib/domain": ["lib/domain", "lib/api/schemas", "lib/media", "lib/values", "lib/utils"],
  "lib/utils": ["lib/utils"],
  sandbox: ["sandbox"],
};

/** Code that shoppers must never download: only these folders may import it, even lazily. */
const PRIVATE: Readonly<Record<string, readonly string[]>> = {
  "components/edit": ["components/edit", "app/edit", "components/gallery", "app/gallery"],
  "components/gallery": ["components/gallery", "app/gallery"],
  "components/admin": ["components/admin", "app/admin", "app/edit", "components/edit"],
  "components/staff": [
    "components/edit",
    "components/admin",
    "components/palette",
    "components/gallery",
    "components/dev",
    "components/unsent",
    "components/staff",
    "app/edit",
    "app/admin",
    "app/gallery",
  ],
};

/**
 * The folders of a layer from top to bottom: a folder may import those after it, never those before it, so that there
 * are no circles. A new folder is listed where its imports allow it.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  components: [
    "views",
    "gallery",
    "edit",
    "admin",
    "dev",
    "palette",
    "staff",
    "plain",
    "layout",
    "sections",
    "search",
    "review",
    "product-page",
    "checkout",
    "account",
    "registration",
    "cart",
    "bundle",
    "catalog",
    "wishlist",
    "product",
    "forms",
    "consent",
    "auth",
    "cart-runtime",
    "blog",
    "event",
    "cms",
    "seo",
    "languages",
    "submission",
    "unsent",
    "staff",
    "address",
    "providers",
    "messages",
    "hydration",
    "ui",
  ],
  stores: ["checkout", "cart", "consent", "auth", "wishlist", "bundle"],
  lib: [
    "cli",
    "doctor",
    "server",
    "front",
    "middleware",
    "staff",
    "dev",
    "admin",
    "edit",
    "gateway",
    "static-page",
    "seo",
    "data",
    "validation",
    "auth",
    "theme",
    "site",
    "cache",
    "client",
    "analytics",
    "i18n",
    "security",
    "domain",
    "media",
    "api",
    "browser",
    "config",
    "trace",
    "values",
    "utils",
  ],
};

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

/** The folder of a layer that contains a file; null for other layers and for files directly in the layer's folder. */
function roomIn(layer: string, path: string): string | null {
  const [top, room, file] = path.split("/");
  return top === layer && room && file ? room : null;
}

describe("layers", () => {
  it("reads the source tree (an empty list would pass every test)", () => {
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

describe.each(Object.keys(ROOMS))("rooms of %s", (layer) => {
  const order = ROOMS[layer] ?? [];

  it("every folder has its place in the order", () => {
    const rooms = SOURCES.flatMap(({ file }) => roomIn(layer, file) ?? []);
    expect(new Set(rooms)).toEqual(new Set(order));
  });

  it("a folder imports only folders below it", () => {
    const upward = EDGES.filter(({ file, to }) => {
      const [from, target] = [roomIn(layer, file), roomIn(layer, to)];
      return from && target && order.indexOf(target) < order.indexOf(from);
    });
    expect(show(upward)).toEqual([]);
  });
});
