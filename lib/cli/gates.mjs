// The gates that `npm run check` and `npm test` share. A new gate is added to GATES.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished, start } from "./toolchain.mjs";

/**
 * @typedef {{ passed: number, failed: number }} Count
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
 * A gate whose program counts its own tests in a JSON report. A run without a readable report, or one that fails
 * without naming a failed test, counts as one failure.
 */
export const counted = (name, read, command) => ({
  name,
  async run(execute) {
    const folder = mkdtempSync(join(tmpdir(), "baseline-test-"));
    const file = join(folder, "report.json");
    try {
      const succeeded = await command(execute, file);
      if (!existsSync(file)) return { passed: 0, failed: 1 };
      const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
      return { passed, failed: succeeded ? failed : Math.max(1, failed) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** @type {Gate[]} */
export const GATES = [
  single("format and lint", ["biome", "ci", "--error-on-warnings"]),
  single("unused files, exports and dependencies", ["knip"]),
  single("types", ["next", "typegen"], ["tsc", "--noEmit", "-p", "."]),
  counted(
    "architecture, unit and contract tests",
    ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests,
    }),
    (execute, file) =>
      execute("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]),
  ),
];

/** Runs gates and adds up their counts. */
export function createRunner() {
  const total = { passed: 0, failed: 0 };
  const failedGates = [];

  /** Runs one gate. With `quiet` its output is printed at its end, for gates that run side by side. */
  async function run(gate, { quiet = false } = {}) {
    const began = Date.now();
    let printed = "";
    if (!quiet) console.log(`\n── ${gate.name}`);
    const { passed, failed } = await gate.run(async (command, args, env) => {
      const child = start(command, args, { env, stdio: quiet ? "pipe" : "inherit" });
      const { code, output } = await finished(child);
      printed += output;
      return code === 0;
    });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedGates.push(gate.name);
    if (quiet && failed > 0) process.stdout.write(`\n${printed}`);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`── ${gate.name}: ${failed > 0 ? "FAILED" : "passed"} (${seconds} s)`);
    return failed === 0;
  }

  /** Prints the totals, as the last line, and ends with the exit code that says whether everything passed. */
  function finish() {
    if (failedGates.length > 0) console.log(`\nFailed: ${failedGates.join(", ")}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed > 0 ? 1 : 0);
  }

  return { run, finish };
}
