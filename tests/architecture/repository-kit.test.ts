import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const texts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
};

describe("the kit around the code", () => {
  it.each([".github/workflows/ci.yml", ".gitlab-ci.yml"])("%s runs every gate", (path) => {
    expect(texts(parseYaml(read(path)))).toContain("bash .ci/run");
    expect(read(".ci/run")).toMatch(/^npm test$/m);
  });

  it.each([
    ".github/workflows/osv-scanner.yml",
    ".gitlab-ci.yml",
  ])("%s looks for known holes in the packages of the lock file", (path) => {
    const all = texts(parseYaml(read(path)));
    expect(all.some((text) => text.includes("--lockfile=package-lock.json"))).toBe(true);
    expect(all.some((text) => /osv-scanner\S*[:@]v\d/.test(text))).toBe(true);
  });

  it("Weblate finds the catalogues, and translates from English", () => {
    const [component, ...others] = z
      .array(z.object({ filemask: z.string(), template: z.string(), new_base: z.string() }))
      .parse(JSON.parse(read("deploy/weblate/components.json")));
    expect(others).toEqual([]);
    const files = globSync(component?.filemask ?? "", { cwd: ROOT }).sort();
    expect(files).toEqual(globSync("messages/*.json", { cwd: ROOT }).sort());
    expect([component?.template, component?.new_base]).toEqual([
      "messages/en.json",
      "messages/en.json",
    ]);
  });

  it("Weblate writes the catalogues as they are: its own indentation has four blanks", () => {
    const [component] = z
      .array(z.object({ file_format_params: z.object({ json_indent: z.number() }) }))
      .parse(JSON.parse(read("deploy/weblate/components.json")));
    const indent = component?.file_format_params.json_indent;
    for (const file of globSync("messages/*.json", { cwd: ROOT })) {
      const text = read(file);
      expect(`${JSON.stringify(JSON.parse(text), null, indent)}\n` === text, file).toBe(true);
    }
  });

  it("whoever owns a part of the code owns one that is there", () => {
    const rows = read(".github/CODEOWNERS").match(/^\/\S+/gm) ?? [];
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("Renovate reads a file that is JSON, and pins", () => {
    expect(JSON.parse(read(".github/renovate.json"))).toMatchObject({ rangeStrategy: "pin" });
  });
});
