// `npm test`: every gate in order, on a clone without node_modules too. The last line counts: `N passed, M failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureJava } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, run, start } from "./toolchain.mjs";

const reports = mkdtempSync(join(tmpdir(), "baseline-test-"));
let passed = 0;
let failed = 0;
const lost = [];

function step(name, command) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const good = command();
  if (!good) lost.push(name);
  console.log(
    `── ${name}: ${good ? "passed" : "FAILED"} (${Math.round((Date.now() - began) / 1000)} s)`,
  );
  return good;
}

/** A gate with one answer. */
const gate = (name, command) => {
  if (step(name, command)) passed += 1;
  else failed += 1;
};

/** A runner that counts its own tests; a run without a readable count has failed. */
function counted(name, file, read, command) {
  const good = step(name, () => command() === 0);
  if (!existsSync(file)) {
    failed += 1;
    return;
  }
  const count = read(JSON.parse(readFileSync(file, "utf8")));
  passed += count.passed;
  failed += good ? count.failed : Math.max(1, count.failed);
}

ensureInstalled();
const chrome = ensureBrowser();
ensureJava();
// Drawn beside the other gates, for the browser tests; what is missing by then is drawn when their sandbox starts.
start("node", ["sandbox/server.ts", "--pictures"]);

gate("formatter and lint", () => run("biome", ["ci", "--error-on-warnings"]) === 0);
gate("types", () => run("next", ["typegen"]) === 0 && run("tsc", ["--noEmit", "-p", "."]) === 0);

const unit = join(reports, "vitest.json");
counted(
  "architecture, unit and contract tests",
  unit,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
  }),
  () => run("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unit}`]),
);

gate("build", () => ensureBuilt() === 0);

const browser = join(reports, "playwright.json");
if (!lost.includes("build")) {
  counted(
    "browser tests",
    browser,
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
    () =>
      run("playwright", ["test", "--reporter=line,json"], {
        env: { CHROME_PATH: chrome, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
      }),
  );
}

rmSync(reports, { recursive: true, force: true });
if (lost.length > 0) console.log(`\nFailed: ${lost.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || lost.length > 0 ? 1 : 0);
