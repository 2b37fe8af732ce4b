import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./sources.ts";

/** The selectors of a file's rules, without those inside of conditions and layers. */
function selectorsOf(text: string): string[] {
  const found: string[] = [];
  let [depth, head] = [0, ""];
  for (const sign of text.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (sign === "{") {
      const selector = head.trim().replace(/\s+/g, " ");
      if (depth === 0 && !selector.startsWith("@")) found.push(selector);
      depth += 1;
      head = "";
    } else if (sign === "}" || sign === ";") {
      if (sign === "}") depth -= 1;
      head = "";
    } else head += sign;
  }
  return found;
}

it("a selector has its rule in one file, whatever files a page has loaded before", () => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync("components/**/*.css", { cwd: ROOT }))
    for (const selector of selectorsOf(readFileSync(join(ROOT, file), "utf8")))
      files.set(selector, (files.get(selector) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(100);
  const shared = [...files].filter(([selector, { size }]) => size > 1 && selector !== ":root");
  expect(shared).toEqual([]);
});
