// `npm test`: every gate in order, on a clone without node_modules too. The last line counts: `N passed, M failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser, ensureJava } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, run } from "./toolchain.mjs";

const reports = mkdtempSync(join(tmpdir(), "baseline-test-"));
let passed = 0;
let failed = 0;
const lost = [];
/** Browser tests that failed at least once, told again at the very end: a log may be cut at its beginning. */
const unsteady = [];

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

/** What went wrong in a Playwright report (its `suites`), a text for each test; `flaky` passed when asked again. */
function unsteadyOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => {
          const errors = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
          return `${status} e2e/${file}:${line} ${title}\n${stripVTControlCharacters(errors.join("\n")).slice(0, 3000)}`;
        }),
    ),
    ...unsteadyOf(inner),
  ]);
}

ensureInstalled();
const chrome = ensureBrowser();
ensureJava();

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
    (report) => {
      unsteady.push(...unsteadyOf(report.suites));
      return {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected + report.stats.skipped,
      };
    },
    () =>
      // Asked once more on a loaded machine; what needed it is named at the end.
      run("playwright", ["test", "--retries=1", "--reporter=line,json"], {
        env: { CHROME_PATH: chrome, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
      }),
  );
}

rmSync(reports, { recursive: true, force: true });
for (const line of unsteady) console.log(`\n${line}`);
if (lost.length > 0) console.log(`\nFailed: ${lost.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || lost.length > 0 ? 1 : 0);
