// `npm run doctor`: checks an installation. Every failure tells you how to fix it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, hasJava } from "./browser.mjs";
import { installed } from "./install.mjs";
import { hasBuild, isBuilt } from "./next-build.mjs";
import { loadSettings, portTaken, ROOT } from "./toolchain.mjs";

loadSettings();

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
  findBrowser() !== null,
  "a browser for the tests",
  "apt-get install chromium, or CHROME_PATH=/path/to/chrome",
);
report(
  hasJava(),
  "Java for the HTML checker in the tests",
  "apt-get install default-jre-headless, or any Java 17 or newer on the PATH",
);
report(
  isBuilt(),
  "a production build of the current sources",
  hasBuild() ? "The sources have changed since the build: npm run build" : "npm run build",
);

for (const [name, fallback] of [
  ["PORT", 3000],
  ["SANDBOX_PORT", 4000],
]) {
  const port = Number(process.env[name] || fallback);
  report(
    !(await portTaken(port)),
    `port ${port} is free (${name})`,
    `A program uses it. If that is not this shop, stop it or set ${name} to another port.`,
  );
}

if (packages !== "none") {
  try {
    const { parseSettings } = await import("#lib/config/settings.ts");
    parseSettings(process.env);
    report(true, "settings");
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
process.exit(failures > 0 ? 1 : 0);
