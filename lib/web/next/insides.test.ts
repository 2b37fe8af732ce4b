import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types.js";
import { describe, expect, it, vi } from "vitest";
import { pathOf } from "./cache-value.ts";
import { lighterParts } from "./lighter-parts.ts";
import { readConfigWithNode } from "./plain-node-config.ts";

const inNext = (file: string) => readFileSync(`node_modules/next/dist/${file}.js`, "utf8");

describe("the installed Next", () => {
  it("puts a page's path into its key as it is read here", () => {
    const read = createRequire(import.meta.url);
    const { getRouteCacheKey } = read("next/dist/server/lib/route-cache-key.js");
    const owner = { kind: "APP_PAGE", sourceRoute: "/storefront/[domain]" };
    const path = "/storefront/a.example/en";
    expect(pathOf(getRouteCacheKey(path, owner))).toBe(path);
    expect(getRouteCacheKey(path, owner)).not.toBe(path);
  });

  it("renders an entry of -1 before it answers", () => {
    expect(inNext("server/lib/incremental-cache/index")).toMatch(/\.lastModified\) === -1\)/);
  });

  it("loads the parts that are replaced, by these names", () => {
    const readers = [
      "client/app-globals",
      "client/components/app-router",
      "client/react-client-callbacks/error-boundary-callbacks",
    ].map(inNext);
    const names = Object.keys(lighterParts).filter((name) => !name.startsWith("next/"));
    expect(names.filter((name) => !readers.some((text) => text.includes(name)))).toEqual([]);
  });

  it("keeps each picture as the one file of a folder of its own, written in place", () => {
    const text = inNext("server/image-optimizer");
    expect(text).toContain("distDir, 'cache', 'images')");
    expect(text).toMatch(/const file = files\[0\]/);
    expect(text).toMatch(/writeFile\(filename, buffer\)/);
  });

  it("waits for the scripts of __next_s, and prefetches whole pages by this name", () => {
    expect(inNext("client/app-bootstrap")).toContain("__next_s");
    expect(PrefetchKind.FULL).toBe("full");
  });

  it("names the first scripts of a page, and lets Node read its settings", () => {
    expect(inNext("build/webpack/plugins/build-manifest-plugin")).toContain("rootMainFiles");
    const before = new Set(Object.keys(process.env));
    readConfigWithNode();
    const [name = ""] = Object.keys(process.env).filter((key) => !before.has(key));
    vi.stubEnv(name, undefined);
    expect(name).not.toBe("");
    expect(inNext("build/next-config-ts/transpile-config")).toContain(name);
  });
});
