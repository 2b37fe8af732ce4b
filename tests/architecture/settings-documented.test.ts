import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Set by Node, npm, Next, the system or what runs CI: nobody puts them into a settings file. */
const NOT_OURS = new Set(["CI", "NODE_ENV", "NEXT_RUNTIME", "NEXT_PHASE", "PATH"]);

/** Names that the sandbox and the commands read from the environment themselves. */
const readDirectly = globSync(["{lib,sandbox,.ci}/**/*.{ts,mjs}", "*.ts"], { cwd: ROOT })
  .filter((file) => !/\.test\.|^playwright\.config/.test(file))
  .flatMap((file) => [...read(file).matchAll(/\bprocess\.env\.([A-Z][A-Z_]+)/g)])
  .flatMap(([, name = ""]) => (NOT_OURS.has(name) ? [] : [name]));

const known = [...new Set([...Object.keys(parseSettings({})), ...readDirectly])].sort();

/** Name → default as `.env.example` writes it, "" for none. */
const example = new Map(
  [...read(".env.example").matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** Name → default as README's table of settings writes it, "" for none. */
const table = new Map(
  [...read("README.md").matchAll(/^\| `([A-Z][A-Z_]+)` \| (.*?) \|/gm)].map(
    ([, name = "", value = ""]) => [name, value === "–" ? "" : value.replaceAll("`", "")],
  ),
);

describe("settings", () => {
  it("finds what the code reads (an empty list would pass everything)", () => {
    expect(known).toContain("BACKEND_URL");
    expect(known).toContain("SANDBOX_DATA");
  });

  it(".env.example has every setting and no other", () => {
    expect([...example.keys()].sort()).toEqual(known);
  });

  it("README's table has every setting and no other", () => {
    expect([...table.keys()].sort()).toEqual(known);
  });

  it(".env.example names the defaults of the code", () => {
    expect(parseSettings(Object.fromEntries(example))).toEqual(parseSettings({}));
  });

  it("README's table names the defaults of .env.example", () => {
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(example));
  });
});
