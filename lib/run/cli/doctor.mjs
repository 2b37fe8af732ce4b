// `npm run doctor`: checks an installation. Every failure tells you how to fix it. With `--backend` it checks a
// backend.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { whyNotYet } from "#lib/base/config/need-packages.mjs";
import { deprecatedExports } from "#lib/run/custom/generate.mjs";
import { hasBuild } from "#lib/web/next/build-folder.mjs";
import { findTestBrowser, hasJava } from "./browser.mjs";
import { examineBackend } from "./doctor-backend.mjs";
import { installed } from "./install.mjs";
import { isBuilt } from "./next-build.mjs";
import { holderOf, reaches } from "./probes.mjs";
import { loadSettings, ROOT } from "./toolchain.mjs";

loadSettings();
if (process.argv.length > 2) process.exit(await examineBackend(process.argv.slice(2)));

let failures = 0;

function report(passed, what, fix) {
  console.log(`${passed ? "ok  " : "FAIL"}  ${what}${passed ? "" : `\n      → ${fix}`}`);
  if (!passed) failures += 1;
}

const [major = 0] = process.versions.node.split(".").map(Number);
report(
  major >= 20,
  `Node ${process.versions.node}`,
  "Install Node 20 or newer. The project brings its own Node 26 for everything else.",
);
const packages = installed();
report(
  packages === "small" || packages === "full",
  packages === "small" ? "packages (without the tools for tests)" : "packages",
  packages === "outdated"
    ? "The lock file has changed since they were installed: npm start"
    : "npm start",
);
report(
  existsSync(join(ROOT, "node_modules/.bin/node")) || major >= 26,
  "the project's own Node 26",
  "npm ci, without --omit=optional. Where npm has no Node for your platform, install Node 26 yourself.",
);
report(
  findTestBrowser() !== null,
  "a browser for the tests",
  "apt-get install chromium-headless-shell, or CHROME_PATH=/path/to/chrome",
);
report(
  hasJava(),
  "Java for the HTML checker in the tests",
  "apt-get install default-jre-headless, or any Java 17 or newer on the PATH",
);
report(
  isBuilt(),
  "a production build of the current sources",
  hasBuild(ROOT) ? "The sources have changed since the build: npm run build" : "npm run build",
);

for (const [name, fallback, own] of [
  ["PORT", 3000, "shop"],
  ["SANDBOX_PORT", 4000, "sandbox"],
]) {
  const port = Number(process.env[name] || fallback);
  const holder = await holderOf(port);
  report(
    holder === "nobody" || holder === own,
    holder === own ? `the ${own} runs on port ${port} (${name})` : `port ${port} is free (${name})`,
    `Another program uses it. Stop it, or set ${name} to another port.`,
  );
}

let settings = null;
if (packages !== "none") {
  try {
    const { parseSettings } = await import("#lib/base/config/settings.ts");
    settings = parseSettings(process.env);
    report(true, "settings");
    const { deprecatedIn, deprecationText } = await import("#lib/base/config/deprecations.ts");
    for (const one of deprecatedIn("setting", (name) => Boolean(process.env[name]?.trim())))
      console.log(`warn  ${deprecationText(one)}`);
    const until = settings.OLD_COOKIES_UNTIL;
    if (until)
      console.log(
        `note  cookies of releases before the __Host- names are converted until ${until} (OLD_COOKIES_UNTIL)\n      → Any host of the domain can plant them until then. A new shop sets nothing.`,
      );
  } catch (error) {
    report(false, "settings", error instanceof Error ? error.message : String(error));
  }
}

if (process.env.BACKEND_URL) {
  const status = await fetch(`${process.env.BACKEND_URL}/api/v2/domainDetect`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      referer: `https://${process.env.FORCED_DOMAIN || "localhost"}/`,
    },
    body: "{}",
    signal: AbortSignal.timeout(5_000),
  }).then(
    (answer) => answer.status,
    () => 0,
  );
  report(
    status === 200,
    `the backend knows the domain (status ${status || "none: it did not answer"})`,
    "Check BACKEND_URL, and FORCED_DOMAIN or the domain you visit.",
  );
}

for (const name of ["REDIS_URL", "REDIS_STATE_URL"]) {
  if (!settings || !process.env[name]?.trim()) continue;
  const { checkRedis } = await import("#lib/web/cache/redis/check-redis.ts");
  const { isOpenRedis, OPEN_REDIS } = await import("#lib/web/cache/redis/is-open-redis.ts");
  if (isOpenRedis(settings[name])) console.log(`warn  ${name} ${OPEN_REDIS}`);
  const state = await checkRedis(settings[name]);
  report(
    state === "reachable",
    `Redis accepts the shop's commands (${name})`,
    state === "unreachable"
      ? `Start Redis, or correct the host, port and password in ${name}.`
      : `It is there and ${state}: docs/operations.md §2 says what to set.`,
  );
}

if (settings) {
  const { missingSecrets } = await import("#lib/run/server/check-start.ts");
  const { names, others } = missingSecrets(process.env);
  if (others)
    report(
      names.length === 0,
      "the secrets that replicas share",
      `Set ${names.join(" and ")} alike on all replicas, each to the output of: openssl rand -hex 16`,
    );
}

try {
  for (const line of deprecatedExports(join(ROOT, "custom"))) console.log(`warn  ${line}`);
  report(true, "custom/ can be read");
} catch (error) {
  report(false, "custom/ can be read", error instanceof Error ? error.message : String(error));
}
// Without packages, TypeScript files cannot be read, as reported above.
if (!whyNotYet()) {
  try {
    const { CUSTOM_CHECKS } = await import("#custom/generated/checks.ts");
    for (const { name, run } of CUSTOM_CHECKS) {
      const fix = await run().catch((error) => String(error));
      report(fix === null, name, fix);
    }
  } catch (error) {
    report(false, "the checks of custom/checks can be loaded", String(error));
  }
}

// The sandbox's own addresses answer only while it runs, and it need not be running yet.
for (const name of ["MEDIA_URL", "PRODUCT_SEARCH_URL"]) {
  const isOurs = name === "MEDIA_URL" && !process.env.BACKEND_URL && !process.env.MEDIA_URL;
  if (!settings?.[name] || isOurs) continue;
  report(
    await reaches(settings[name]),
    `${name === "MEDIA_URL" ? "pictures and documents answer" : "the product search answers"} (${name})`,
    `Nothing answers at that address, or it fails. Start the service, or correct ${name}.`,
  );
}

// Any answer shows that it is there: imgproxy refuses an address that is not signed.
if (settings?.PICTURE_SERVICE) {
  report(
    await reaches(new URL(settings.PICTURE_SERVICE).origin),
    "the service that makes pictures answers (PICTURE_SERVICE)",
    "Until it does, the shop makes pictures itself. Start the service, or correct PICTURE_SERVICE.",
  );
}
process.exit(failures > 0 ? 1 : 0);
