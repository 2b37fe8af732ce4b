// `npm run upgrade -- --from v1.2.0 [--to v1.3.0]`: the differences between two versions for people who run a shop.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadEnvFiles } from "#lib/base/config/env-files.mjs";
import { whyNotYet } from "#lib/base/config/need-packages.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const USAGE = `npm run upgrade -- --from VERSION [--to VERSION]
  VERSION is a tag, a branch or a commit of this repository; without --to it is what is checked out.
  Before: --from what runs, --to what is wanted. After: --from what ran.`;

/** Git accepts no other names, and an option cannot match. */
const REF = /^[A-Za-z0-9][\w./~^@-]{0,200}$/;

/** A mistake whose message says how to fix it. */
class Mistake extends Error {}

/**
 * A reader of the files of a version; without one, of the working tree.
 * @throws {Mistake} if the version does not exist here
 */
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
  const knows = (...args) => {
    try {
      return git(...args).trim();
    } catch {
      return null;
    }
  };
  if (knows("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`) === null) {
    const isShallow = knows("rev-parse", "--is-shallow-repository");
    if (isShallow === null)
      throw new Mistake(
        "Versions are compared by git, and this folder has no history of git, or git is not installed. docs/upgrading.md says how a shop gets one.",
      );
    throw new Mistake(
      isShallow === "true"
        ? `There is no version ${ref} in this copy, which has a part of the history only: git fetch --unshallow --tags`
        : `There is no version ${ref} in this repository: git fetch --all --tags, or look at the names with git tag.`,
    );
  }
  return (file) => {
    try {
      return git("show", `${ref}:${file}`);
    } catch {
      return null;
    }
  };
}

async function main() {
  const { values } = parseArgs({
    options: { from: { type: "string" }, to: { type: "string" }, help: { type: "boolean" } },
  });
  const { from, to, help } = values;
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (!from || ![from, to].every((ref) => ref === undefined || REF.test(ref))) {
    console.error(USAGE);
    return 2;
  }
  const missing = whyNotYet();
  if (missing) throw new Mistake(missing);
  const { parseSettings } = await import("#lib/base/config/settings.ts");
  const { compareStates } = await import("./compare-states.ts");
  const { readState } = await import("./shop-state.ts");
  const [before, after] = [readState(readerOf(from)), readState(readerOf(to))];
  loadEnvFiles(ROOT, process.env.NODE_ENV === "development" ? "development" : "production");
  const own = new Set(Object.keys(process.env));
  const changes = compareStates(before, after, own);
  const problem = to === undefined ? settingsProblem(parseSettings) : null;
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
function settingsProblem(parseSettings) {
  try {
    parseSettings(process.env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const said = error instanceof Error ? error.message.split("\n")[0] : error;
  console.error(error instanceof Mistake ? said : `${said}\n${USAGE}`);
  process.exitCode = 2;
}
