// `npm run upgrade -- --from v1.2.0 [--to v1.3.0]`: the differences between two versions for people who run a shop.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadEnvFiles } from "#lib/base/config/env-files.mjs";
import { parseSettings } from "#lib/base/config/settings.ts";
import { compareStates } from "./compare-states.ts";
import { readState } from "./shop-state.ts";

const ROOT = join(import.meta.dirname, "../../..");
const USAGE = `npm run upgrade -- --from VERSION [--to VERSION]
  VERSION is a tag, a branch or a commit of this repository; without --to it is what is checked out.
  Before: --from what runs, --to what is wanted. After: --from what ran.`;

/** Git takes nothing else for a name, and an option cannot be one. */
const REF = /^[A-Za-z0-9][\w./~^@-]{0,200}$/;

/** A reader of the files of a version; of those that are checked out without one. */
function readerOf(ref) {
  if (ref === undefined)
    return (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : null);
  const git = (...args) =>
    execFileSync("git", args, {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
  git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`);
  return (file) => {
    try {
      return git("show", `${ref}:${file}`);
    } catch {
      return null;
    }
  };
}

function main() {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  const { from, to } = values;
  if (!from || ![from, to].every((ref) => ref === undefined || REF.test(ref))) {
    console.error(USAGE);
    return 2;
  }
  const [before, after] = [readState(readerOf(from)), readState(readerOf(to))];
  loadEnvFiles(ROOT, process.env.NODE_ENV === "development" ? "development" : "production");
  const own = new Set(Object.keys(process.env));
  const changes = compareStates(before, after, own);
  const problem = to === undefined ? settingsProblem() : null;
  const acts = changes.filter(({ level }) => level === "act");
  console.log(
    `From ${from} (${before.version}) to ${to ?? "what is checked out"} (${after.version}):\n`,
  );
  for (const { level, text } of [...acts, ...changes.filter(({ level }) => level === "note")])
    console.log(`${level === "act" ? "DO  " : "note"}  ${text}`);
  if (problem) console.log(`DO    ${problem}`);
  const count = acts.length + (problem ? 1 : 0);
  console.log(
    `\n${count === 0 ? "Nothing has to be done first." : `${count} to do first.`} docs/upgrading.md has the steps, CHANGELOG.md the reasons.`,
  );
  return count === 0 ? 0 : 1;
}

/** Whether the settings of this installation are taken by the code that is checked out. */
function settingsProblem() {
  try {
    parseSettings(process.env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message.split("\n")[0] : error}\n${USAGE}`);
  process.exitCode = 2;
}
