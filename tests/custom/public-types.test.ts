import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PUBLIC_MODULES } from "./public-modules.ts";
import { PUBLIC_TYPES, readPublicTypes } from "./public-types.ts";

const ROOT = join(import.meta.dirname, "../..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("the public types are written down: a change is said in CHANGELOG.md, then `npm run public-types`", {
  timeout: 120_000,
}, () => {
  expect(readPublicTypes()).toBe(textOf(PUBLIC_TYPES));
});

it("docs/extending.md names every public module", () => {
  const document = textOf("docs/extending.md");
  expect(PUBLIC_MODULES.filter((path) => !document.includes(`#${path}`))).toEqual([]);
});
