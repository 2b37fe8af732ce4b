// `npm test`: every gate, also on a clone without node_modules. The last line counts: `N passed, M failed`.
import { ensureEngines, ensureJava, ensureTestBrowser } from "./browser.mjs";
import { counted, createRunner, failure, READING_GATES, TEST_GATE } from "./gates.mjs";
import { ensureInstalled } from "./install.mjs";
import { build, isBuilt } from "./next-build.mjs";

/** A text for each test of a Playwright report that failed, or passed only on a retry (`flaky`). */
function unsteadyOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results, projectName }) => {
          const errors = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
          return failure(`${status} [${projectName}] e2e/${file}:${line}`, title, errors);
        }),
    ),
    ...unsteadyOf(inner),
  ]);
}

const buildGate = {
  name: "build",
  run: async () => {
    const built = isBuilt() || (await build()) === 0;
    return { passed: built ? 1 : 0, failed: built ? 0 : 1 };
  },
};

/** @param lacks a text for each required engine that is missing */
const browserGate = (chrome, lacks) =>
  counted(
    "browser tests",
    ({ suites, stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + lacks.length,
      failures: [...lacks, ...unsteadyOf(suites)],
    }),
    (execute, file) =>
      // Failed tests are retried once, for loaded machines; the tests that needed it are named at the end.
      execute("playwright", ["test", "--retries=1", "--reporter=line,json"], {
        CHROME_PATH: chrome,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
  );

await ensureInstalled("full");
const chrome = await ensureTestBrowser();
const left = (await ensureEngines()).join(" and ");
if (left) console.log(`The main journeys are not run in ${left}, which could not be installed.`);
// A developer's machine may not have the package; in CI nothing is skipped silently.
const lacks = left && process.env.CI === "true" ? [`${left} could not be installed`] : [];
await ensureJava();
const { run, finish } = createRunner();
console.log("\n── gates that only read the sources, in parallel (about a minute) …");
await Promise.all(READING_GATES.map((gate) => run(gate, { quiet: true })));
await run(TEST_GATE);
if (await run(buildGate)) await run(browserGate(chrome, lacks));
finish();
