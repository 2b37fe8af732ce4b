#!/usr/bin/env node
// `create FOLDER`: a new shop in an empty folder, with the settings for a site of one's own backend. Runs without packages
// and by any Node from 20 on, so that npx can start it.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { askSettings, QUESTION_FLAGS } from "./ask-settings.mjs";
import { nextSteps, settingsOf, writtenInto } from "./site-settings.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const USAGE = `create FOLDER [--backend URL --domain HOST] [--production] [--source GIT] [--start]
  FOLDER is new or empty. What has no flag is asked for. --source: a repository of Baseline, by default the one that
  this command is of. --start: installs, builds and starts the shop.`;

/** The repository to copy: this checkout, or the one named in the package that npx has unpacked. */
function sourceOf(given) {
  if (given) return given;
  if (existsSync(join(ROOT, ".git"))) return ROOT;
  const { repository } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const address = typeof repository === "string" ? repository : repository?.url;
  if (!address) throw new Error("--source is needed: package.json names no repository.");
  return address.replace(/^git\+/, "");
}

/** @throws {Error} with the program's last output */
function run(command, args, options = {}) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (error?.code === "ENOENT") throw new Error(`${command} is needed, and is not installed.`);
  if (status !== 0)
    throw new Error(`${command} ${args[0]} failed: ${stderr?.trim().split("\n").at(-1) ?? ""}`);
}

const isFree = (folder) => !existsSync(folder) || readdirSync(folder).length === 0;

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...QUESTION_FLAGS,
      production: { type: "boolean", default: false },
      source: { type: "string" },
      start: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { production, source, start, help, ...given } = values;
  if (help) return console.log(USAGE);
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(USAGE);
  const folder = resolve(name);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Nothing was written.`);
  if (!isFree(folder)) throw new Error(`${folder} is not empty. Nothing was written.`);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  const answers = await askSettings(given, terminal).finally(() => terminal?.close());
  const settings = settingsOf(answers, { production });
  if (!/^https?:\/\//.test(settings.BACKEND_URL) || !URL.canParse(settings.BACKEND_URL))
    throw new Error("--backend: use a full address, such as https://backend.example");
  // With its history, so that a later version can be merged (docs/upgrading.md).
  run("git", ["clone", "--quiet", "--origin", "upstream", "--", sourceOf(source), folder]);
  const file = production ? ".env.production.local" : ".env.local";
  writeFileSync(join(folder, file), writtenInto("", settings), { mode: 0o600 });
  console.log(
    `A shop is in ${folder}, with the settings ${Object.keys(settings).join(", ")} in ${file}.`,
  );
  console.log(
    "What is yours goes into custom/ (docs/extending.md); later versions: git fetch upstream --tags (docs/upgrading.md).",
  );
  const quoted = /^[\w./~-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
  if (!start)
    return console.log(`\n  cd ${quoted}\n${nextSteps({ ...answers, production, file })}`);
  run("npm", ["start"], { cwd: folder, stdio: "inherit" });
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
