import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { HELD_FOR, RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { importsOf, ROOT, SOURCES } from "./sources.ts";

/** The output of plain Node when it runs `code` as a module in the root of the repository. */
async function runInPlainNode(code: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--no-warnings", "--input-type=module", "--eval", code],
    { cwd: ROOT, env: { NODE_ENV: "test", PATH: process.env.PATH } },
  );
  return JSON.parse(stdout);
}

/** They begin to work when they are imported. */
const PROGRAMS = ["lib/run/server/serve.ts", "lib/run/server/render.ts"];

/** The files of the product that plain Node runs: the server's programs, the cache handler, all they import. */
function filesOfPlainNode(): string[] {
  const byFile = new Map(SOURCES.map((source) => [source.file, source]));
  const found = new Set([...PROGRAMS, "lib/web/cache/handler.mjs"]);
  for (const file of found) {
    const source = byFile.get(file);
    for (const { to } of source ? importsOf(source) : []) if (byFile.has(to)) found.add(to);
  }
  return [...found];
}

describe("`#` imports", () => {
  it("share the host parser, the settings and the cache limits with plain Node", async () => {
    const shared = await runInPlainNode(`
      import { HELD_FOR, RETRY_AFTER } from "#lib/web/cache/limits.ts";
      import { getSettings } from "#lib/base/config/settings.ts";
      import { parseHost } from "#lib/web/site/host.ts";
      const { PORT } = getSettings();
      console.log(JSON.stringify([parseHost("Shop.Example:8443"), PORT, HELD_FOR, RETRY_AFTER]));
    `);
    expect(shared).toEqual([
      { domain: "shop.example", host: "shop.example:8443" },
      3000,
      HELD_FOR,
      RETRY_AFTER,
    ]);
  });

  it("load everything that lib/run/server and the cache handler need", async () => {
    const files = filesOfPlainNode().filter((file) => !PROGRAMS.includes(file));
    expect(files).toContain("lib/web/cache/page-store.ts");
    const imports = files.map((file) => `import ${JSON.stringify(`#${file}`)};`).join("\n");
    expect(await runInPlainNode(`${imports}\nconsole.log(${files.length});`)).toBe(files.length);
  });

  it("are used by the browser tests, which Playwright loads", () => {
    const support = readFileSync(join(ROOT, "e2e/support/newcomer.ts"), "utf8");
    expect(support).toContain('from "#lib/web/i18n/routes.ts"');
  });
});
