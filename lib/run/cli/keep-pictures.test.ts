import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepPictures } from "./keep-pictures.mjs";

/** Seconds. */
const NOW = 2_000_000_000;
let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const keep = (most?: number) => keepPictures(at("pod"), at("kept"), { most, now: NOW * 1000 });

/** A picture that was written some seconds ago. */
function add(place: "pod" | "kept", name: string, file: string, age: number): void {
  mkdirSync(at(place, name), { recursive: true });
  writeFileSync(at(place, name, file), file);
  utimesSync(at(place, name, file), NOW - age, NOW - age);
}
const kept = () => readdirSync(at("kept"), { recursive: true }).sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keep-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("adds what is missing, and a newer version in place of the old one", () => {
  add("pod", "a", "60.1.new.x.avif", 100);
  add("pod", "b", "60.1.b.x.webp", 100);
  add("kept", "a", "60.0.old.x.avif", 900);
  keep();
  expect(kept()).toEqual(["a", "a/60.1.new.x.avif", "b", "b/60.1.b.x.webp"]);
  expect(readFileSync(at("kept/b/60.1.b.x.webp"), "utf8")).toBe("60.1.b.x.webp");
});

it("leaves alone what is newer there, and what may still be written here", () => {
  add("pod", "a", "60.0.old.x.avif", 900);
  add("kept", "a", "60.1.new.x.avif", 100);
  add("pod", "b", "60.1.b.x.webp", 2);
  keep();
  expect(kept()).toEqual(["a", "a/60.1.new.x.avif"]);
});

it("takes away the oldest beyond the size, and what was broken off", () => {
  for (const [name, age] of [
    ["a", 100],
    ["b", 300],
    ["c", 200],
  ] as const)
    add("pod", name, `60.1.${name}.x.avif`, age);
  mkdirSync(at("kept/.d.broken"), { recursive: true });
  utimesSync(at("kept/.d.broken"), NOW - 7_200, NOW - 7_200);
  mkdirSync(at("kept/.e.other-pod"));
  utimesSync(at("kept/.e.other-pod"), NOW, NOW);
  keep(2 * "60.1.a.x.avif".length);
  expect(readdirSync(at("kept")).sort()).toEqual([".e.other-pod", "a", "c"]);
});

it("does nothing where no picture was made yet", () => {
  keep();
  expect(existsSync(at("kept"))).toBe(true);
  expect(kept()).toEqual([]);
});
