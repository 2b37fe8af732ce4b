// The gates that `npm run check` and `npm test` share. A new gate is added to READING_GATES.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { finished, start } from "./toolchain.mjs";

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 * `failures`: a text for each test that failed at least once
 * @typedef {(command: string, args: string[], env?: Record<string, string>) => Promise<boolean>} Execute
 * runs a program and returns whether it succeeded
 * @typedef {{ name: string, run: (execute: Execute) => Promise<Count> }} Gate
 */

/** A gate that counts as one test: every command has to succeed. */
export const single = (name, ...commands) => ({
  name,
  async run(execute) {
    for (const [command, ...args] of commands)
      if (!(await execute(command, args))) return { passed: 0, failed: 1 };
    return { passed: 1, failed: 0 };
  },
});

/**
 * A gate whose program counts its own tests in a JSON report. A run without a readable report, or a failed one without
 * a named failed test, counts as one failure.
 */
export const counted = (name, read, command) => ({
  name,
  async run(execute) {
    const folder = mkdtempSync(join(tmpdir(), "baseline-test-"));
    const file = join(folder, "report.json");
    try {
      const succeeded = await command(execute, file);
      if (!existsSync(file)) return { passed: 0, failed: 1 };
      const count = read(JSON.parse(readFileSync(file, "utf8")));
      return { ...count, failed: succeeded ? count.failed : Math.max(1, count.failed) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** A failed test as a text: its location, title and messages. */
export const failure = (where, title, messages) =>
  `${where} ${title}\n${stripVTControlCharacters(messages.join("\n")).slice(0, 3000)}`;

/**
 * Gates that only read the sources and can run in parallel.
 * @type {Gate[]}
 */
export const READING_GATES = [
  single("format and lint", ["biome", "ci", "--error-on-warnings"]),
  single("unused files, exports and dependencies", ["knip"]),
  single("types", ["next", "typegen"], ["tsc", "--noEmit", "-p", "."]),
];

/**
 * Runs the tests that need no browser; in `npm test` nothing else runs at the same time.
 * @type {Gate}
 */
export const TEST_GATE = counted(
  "architecture, unit and contract tests",
  ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === "failed" && message ? [failure(name, "", [message])] : []),
      ...assertionResults
        .filter((one) => one.status === "failed")
        .map((one) => failure(name, one.fullName, one.failureMessages)),
    ]),
  }),
  (execute, file) =>
    execute("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]),
);

/** Runs gates and adds up their counts. */
export function createRunner() {
  const total = { passed: 0, failed: 0 };
  const failedGates = [];
  const allFailures = [];

  /** Runs one gate. With `quiet` its output is printed when it ends, for gates that run in parallel. */
  async function run(gate, { quiet = false } = {}) {
    const began = Date.now();
    let printed = "";
    if (!quiet) console.log(`\n── ${gate.name}`);
    const {
      passed,
      failed,
      failures = [],
    } = await gate.run(async (command, args, env) => {
      const child = start(command, args, { env, stdio: quiet ? "pipe" : "inherit" });
      const { code, output } = await finished(child);
      printed += output;
      return code === 0;
    });
    total.passed += passed;
    total.failed += failed;
    allFailures.push(...failures);
    if (failed > 0) failedGates.push(gate.name);
    if (quiet && failed > 0) process.stdout.write(`\n${printed}`);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`── ${gate.name}: ${failed > 0 ? "FAILED" : "passed"} (${seconds} s)`);
    return failed === 0;
  }

  /**
   * Prints the failures again, because the beginning of a log may be cut off, and the totals as the last line. Exits
   * with 0 only if everything passed.
   */
  function finish() {
    for (const text of allFailures) console.log(`\n${text}`);
    if (failedGates.length > 0) console.log(`\nFailed: ${failedGates.join(", ")}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed > 0 ? 1 : 0);
  }

  return { run, finish };
}
