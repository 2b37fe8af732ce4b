// `npm run doctor -- --backend URL --domain HOST`: sends a backend every call that a storefront needs, read-only.
import { writeFileSync } from "node:fs";
import { whyNotYet } from "#lib/base/config/need-packages.mjs";
import { chooseBackend, readBackendArguments } from "#lib/run/doctor/backend-arguments.mjs";

const USAGE =
  "npm run doctor -- --backend https://backend.example --domain shop.example [--site NUMBER] [--language xx] [--media URL] [--search URL] [--html report.html], with BACKEND_API_KEY in the environment where --site is given";

/**
 * The arguments of the command, or a sentence about the mistake in them. The site's key comes from the environment:
 * arguments can be read by everybody on the machine, and stay in the shell's history.
 * @param {string[]} args
 * @param {{ BACKEND_API_KEY?: string | undefined }} environment
 */
export function readArguments(args, environment = process.env) {
  const apiKey = environment.BACKEND_API_KEY;
  const values = readBackendArguments(args, { usage: USAGE, texts: ["site", "html"] });
  if (typeof values === "string") return values;
  if (values.site && !apiKey) return "--site needs the key of the site in BACKEND_API_KEY";
  if (values.site && !/^\d+$/.test(String(values.site))) return "--site: a number";
  return values.site ? { ...values, apiKey } : values;
}

/** Runs the examination and prints the report. Returns the exit code. */
export async function examineBackend(args) {
  if (args.includes("--help")) {
    console.log(`npm run doctor checks this installation. A backend:\n${USAGE}`);
    return 0;
  }
  const given = readArguments(args);
  if (typeof given === "string") {
    console.error(given);
    return 2;
  }
  const missing = whyNotYet();
  if (missing) {
    console.error(missing);
    return 2;
  }
  chooseBackend(given);
  const { runDoctor } = await import("#lib/run/doctor/run-doctor.ts");
  const { text, html, fails } = await runDoctor({
    domain: given.domain.toLowerCase(),
    language: given.language,
    site: given.site ? { apiKey: given.apiKey, siteId: Number(given.site) } : undefined,
  });
  console.log(text);
  if (given.html) {
    writeFileSync(given.html, html);
    console.log(`The report as a page: ${given.html}`);
  }
  return fails ? 1 : 0;
}
