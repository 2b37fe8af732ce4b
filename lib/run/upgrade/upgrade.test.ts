import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareStates } from "./compare-states.ts";
import { readState } from "./shop-state.ts";

const ROOT = join(import.meta.dirname, "../../..");
const now = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Names that begin like those of stores, and are channels between tabs, locks or marks in a page. */
const NOT_STORED = [
  "baseline.edit-frame",
  "baseline-edit-surface",
  "baseline.wishlist",
  "baseline.auth",
  "baseline.analytics",
  "baseline.consent",
  "baseline.confirm",
];

/** The state of today with one file changed. */
const changed = (name: string, change: (text: string) => string) =>
  readState((file) => (file === name ? change(now(file)) : now(file)));
const today = readState(now);
const texts = (before: typeof today, after: typeof today, own: readonly string[] = []) =>
  compareStates(before, after, new Set(own)).map(({ level, text }) => `${level}: ${text}`);

describe("the state of a version", () => {
  it("is read from its documents", () => {
    expect(today.settings.get("PORT")).toBe("3000");
    expect(today.options.has("ThemeBrand")).toBe(true);
    expect([...today.cookies]).toEqual(expect.arrayContaining(["accessToken", "typedForm"]));
    expect([...today.stores]).toEqual(expect.arrayContaining(["baseline-edit", "baseline.cart"]));
    expect(today.calls.get("POST /v2/domainDetect")?.needs).toEqual(["siteID", "apiKeyToken"]);
    expect(today.calls.get("POST /v1/product/web/filter")?.needs).toEqual(["id"]);
  });

  it("may have any of them missing", () => {
    const none = readState(() => null);
    expect([none.version, none.settings.size, none.calls.size]).toEqual(["", 0, 0]);
    expect(texts(none, today).every((text) => text.startsWith("note: "))).toBe(true);
  });

  it("is the same as itself", () => {
    expect(compareStates(today, today, new Set())).toEqual([]);
  });
});

it("docs/upgrading.md lists every store of the browser, and no other", () => {
  const files = globSync("{components,lib,stores}/**/*.{ts,tsx}", { cwd: ROOT });
  const code = files.filter((file) => !/\.test\./.test(file)).map(now);
  const found = code.flatMap((text) => [...text.matchAll(/"(baseline[.-][A-Za-z.-]+)"/g)]);
  const stored = new Set(found.map(([, name = ""]) => name));
  for (const name of NOT_STORED) expect(stored.delete(name), name).toBe(true);
  expect([...today.stores].sort()).toEqual([...stored].sort());
});

describe("the changes between two versions", () => {
  it("name a setting that is gone, and ask for an act only where it is set", () => {
    const old = changed(".env.example", (text) => `${text}\n# OLD_SETTING=5\n`);
    expect(texts(old, today)).toEqual(["note: The setting OLD_SETTING is no longer read."]);
    expect(texts(old, today, ["OLD_SETTING"])[0]).toMatch(/^act: The setting OLD_SETTING is set/);
  });

  it("name a default that has moved, unless it is set here", () => {
    const old = changed(".env.example", (text) => text.replace("# PORT=3000", "# PORT=8080"));
    expect(texts(old, today)).toEqual(["note: The default of PORT is 3000; it was 8080."]);
    expect(texts(old, today, ["PORT"])).toEqual([]);
  });

  it("name an option that sites no longer have", () => {
    const old = changed(
      "docs/site-options.md",
      (text) => `${text}\n| \`OldOption\` | text | a | b | c |\n`,
    );
    expect(texts(old, today)).toEqual([
      "act: The option OldOption of a site is no longer read: sites that set it look different.",
    ]);
  });

  it("name what browsers have from before", () => {
    const old = changed("docs/upgrading.md", (text) =>
      text.replaceAll("`baseline-edit`", "`baseline-drafts`"),
    );
    expect(texts(old, today)).toEqual([
      "note: Browsers have the store baseline-drafts from before, and no longer use it.",
      "note: Browsers get the store baseline-edit.",
    ]);
  });

  it("name what a backend has to answer now", () => {
    const old = changed("docs/openapi.json", (text) => {
      const document = JSON.parse(text);
      delete document.paths["/v1/login"];
      delete document.paths["/v1/cms/element/history/{id}"];
      document.components.schemas.Country.required = ["id"];
      return JSON.stringify(document);
    });
    expect(texts(old, today)).toEqual([
      expect.stringContaining("/v1/cms/element/history/{id} is new; a backend may do without it"),
      "act: POST /v1/login is new: the backend has to answer it.",
      expect.stringMatching(/^act: POST \/v2\/ecommerce\/checkout\/.*needs `iso` now/),
    ]);
  });
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["lib/run/upgrade/cli.mjs", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });

it("takes names of versions only", () => {
  for (const args of [
    [],
    ["--from", "--output=x"],
    ["--from", "a b"],
    ["--from", "no-such-version"],
  ])
    expect([run(...args).status, run(...args).stdout], args.join(" ")).toEqual([2, ""]);
});

it("says in a sentence why a version is not there, without a command of git", () => {
  const { stderr } = run("--from", "v99.0.0");
  expect(stderr).toMatch(/^There is no version v99\.0\.0 .*git fetch/);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  const without = spawnSync(process.execPath, ["lib/run/upgrade/cli.mjs", "--from", "v1.0.0"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, GIT_DIR: "/nowhere" },
  });
  expect([without.status, without.stderr]).toEqual([
    2,
    expect.stringContaining("this folder has no history of git"),
  ]);
  expect([run("--help").status, run("--help").stdout]).toEqual([
    0,
    expect.stringContaining("--from VERSION"),
  ]);
});
