import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addStatic } from "./add-static.mjs";

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "add-static-"));
  mkdirSync(at("build/chunks"), { recursive: true });
  writeFileSync(at("build/chunks/new.js"), "the new one");
  writeFileSync(at("build/manifest.js"), "of this build");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("adds a build to what is there of others, in folders that are made", () => {
  mkdirSync(at("all/chunks"), { recursive: true });
  writeFileSync(at("all/chunks/old.js"), "the old one");
  addStatic(at("build"), at("all"));
  expect(readdirSync(at("all"), { recursive: true }).sort()).toEqual([
    "chunks",
    "chunks/new.js",
    "chunks/old.js",
    "manifest.js",
  ]);
  expect(readFileSync(at("all/chunks/new.js"), "utf8")).toBe("the new one");
});

it("does not touch a file that is there, which somebody may be reading", () => {
  addStatic(at("build"), at("all"));
  utimesSync(at("all/manifest.js"), 1, 1);
  const { ino } = statSync(at("all/manifest.js"));
  addStatic(at("build"), at("all"));
  expect(statSync(at("all/manifest.js"))).toMatchObject({ ino, mtimeMs: 1_000 });
});

it("replaces one that was broken off by another file, so that nobody reads half of it", () => {
  addStatic(at("build"), at("all"));
  writeFileSync(at("all/manifest.js"), "of th");
  const { ino } = statSync(at("all/manifest.js"));
  addStatic(at("build"), at("all"));
  expect(readFileSync(at("all/manifest.js"), "utf8")).toBe("of this build");
  expect(statSync(at("all/manifest.js")).ino).not.toBe(ino);
});

it("leaves nothing half-made behind when it fails", () => {
  mkdirSync(at("all/manifest.js"), { recursive: true });
  expect(() => addStatic(at("build"), at("all"))).toThrow();
  expect(readdirSync(at("all")).filter((name) => name.endsWith(".part"))).toEqual([]);
  expect(existsSync(at("all/chunks/new.js"))).toBe(true);
});
