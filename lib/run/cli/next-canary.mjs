// `npm run next-canary`: builds a copy of this tree with the newest canary of Next, and runs the tests of the insides of Next
// that the shop relies on (lib/web/next/README.md). Nothing of this tree changes. `--keep` leaves the copy.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureTestBrowser } from "./browser.mjs";
import { ROOT, run } from "./toolchain.mjs";

/** Made by installing, building and running. */
const LEFT_OUT = new Set([".git", ".next", ".sandbox", "node_modules", "test-results"]);

/** `npm run build` would install the packages once more. */
const BUILD = 'import { build } from "./lib/run/cli/next-build.mjs"; process.exit(await build());';

/**
 * Copies the sources of a tree.
 * @param {string} from
 * @param {string} to
 */
export const copyTree = (from, to) =>
  cpSync(from, to, {
    recursive: true,
    filter: (path) => path === from || !LEFT_OUT.has(basename(path)),
  });

/**
 * The tests that a README names, in its order.
 * @param {string} readme
 * @returns {{ unit: string[], browser: string[] }}
 */
export function testsIn(readme) {
  const found = [...readme.matchAll(/`([\w/.-]+\.(test|spec)\.tsx?)`/g)];
  const of = (kind) => [...new Set(found.filter((one) => one[2] === kind).map((one) => one[1]))];
  return { unit: of("test"), browser: of("spec") };
}

/** Runs the steps in a copy of the tree until one fails. Returns an exit code. */
async function tryCanary(folder) {
  const env = { CHROME_PATH: await ensureTestBrowser() };
  const { unit, browser } = testsIn(readFileSync(join(folder, "lib/web/next/README.md"), "utf8"));
  // Other packages do not list canaries among the versions they work with.
  const options = ["--force", "--no-audit", "--no-fund", "--loglevel=error"];
  const steps = [
    [
      "the newest canary",
      "npm",
      "install",
      "--include=dev",
      "--save-exact",
      "next@canary",
      ...options,
    ],
    ["its build", "node", "--input-type=module", "--eval", BUILD],
    ["tests of its insides", "vitest", "run", ...unit],
    [
      "the same in a browser",
      "playwright",
      "test",
      ...browser,
      "--project=shop",
      "--reporter=line",
    ],
  ];
  for (const [name, command, ...args] of steps) {
    console.log(`\n── ${name}`);
    const code = await run(command, args, { cwd: folder, env });
    if (code !== 0) {
      console.error(`\nFailed: ${name}. What each test holds: lib/web/next/README.md`);
      return code;
    }
  }
  const { version } = JSON.parse(
    readFileSync(join(folder, "node_modules/next/package.json"), "utf8"),
  );
  console.log(
    `\nNext ${version}: the build and every inside that the shop relies on are as they were.`,
  );
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = mkdtempSync(join(tmpdir(), "baseline-canary-"));
  copyTree(ROOT.replace(/\/$/, ""), folder);
  const code = await tryCanary(folder);
  if (process.argv.includes("--keep")) console.log(`The copy: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
