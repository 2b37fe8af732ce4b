// `npm run new-site`: writes the settings for serving a site of a backend, asking for those without a flag.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { askSettings, QUESTION_FLAGS } from "./ask-settings.mjs";
import { nextSteps, replacedBy, settingsOf, writtenInto } from "./site-settings.mjs";
import { ROOT } from "./toolchain.mjs";

const FLAGS = {
  ...QUESTION_FLAGS,
  production: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  file: { type: "string" },
};

/** The shop's own settings parser; it needs the packages. */
const settingsReader = () =>
  import("#lib/base/config/settings.ts").catch(() => {
    throw new Error("The packages are not installed yet: npm ci, or npm start once.");
  });

/** Whether existing values may be replaced. */
async function mayReplace(names, file, { yes, terminal }) {
  if (names.length === 0 || yes) return true;
  const what = `${file} has ${names.join(", ")} already.`;
  if (!terminal) {
    console.error(`${what} Nothing was written; --yes replaces them.`);
    return false;
  }
  const said = await terminal.question(`${what} Replace? (yes/no) `);
  return /^y(es)?$/i.test(said.trim());
}

async function main() {
  const { values } = parseArgs({ options: FLAGS });
  const { production, yes, ...given } = values;
  const file = given.file ?? (production ? ".env.production.local" : ".env.local");
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  try {
    const answers = await askSettings(given, terminal);
    const settings = settingsOf(answers, { production });
    const { parseSettings } = await settingsReader();
    // Also validates the domain, which production does not write.
    parseSettings({ ...settings, FORCED_DOMAIN: answers.domain });
    const path = resolve(ROOT, file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    if (!(await mayReplace(replacedBy(before, settings), file, { yes, terminal }))) return 1;
    // Secrets must not be readable by other users of the machine.
    writeFileSync(path, writtenInto(before, settings), { mode: 0o600 });
    console.log(`Written to ${file}: ${Object.keys(settings).join(", ")}.`);
    console.log(nextSteps({ ...answers, production, file }));
    return 0;
  } finally {
    terminal?.close();
  }
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
