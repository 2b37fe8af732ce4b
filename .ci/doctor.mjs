// `npm run doctor`: checks a set-up; every failure prints its mend.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, hasJava } from "./browser.mjs";
import { portTaken, ROOT } from "./toolchain.mjs";

let broken = 0;
const say = (good, what, mend) => {
  console.log(`${good ? "ok  " : "FAIL"}  ${what}${good ? "" : `\n      → ${mend}`}`);
  if (!good) broken += 1;
};

const [major = 0] = process.versions.node.split(".").map(Number);
say(
  major >= 20,
  `Node ${process.versions.node}`,
  "Install Node 20 or newer; the project brings its own Node 26 for everything else.",
);

const installed = existsSync(join(ROOT, "node_modules/.bin/next"));
say(installed, "packages are installed", "npm start (or npm ci)");
say(
  existsSync(join(ROOT, "node_modules/node/bin/node")) || major >= 23,
  "the project's own Node",
  "npm ci   (allow the install script of the package `node`)",
);
say(
  findBrowser() !== null,
  "a browser for the tests",
  "apt-get install chromium, or CHROME_PATH=/path/to/chrome",
);
say(
  hasJava(),
  "Java for W3C's checker in the tests",
  "apt-get install default-jre-headless, or any Java 17 or newer on the PATH",
);
say(existsSync(join(ROOT, ".next/BUILD_ID")), "a production build", "npm run build");

for (const [name, fallback] of [
  ["PORT", 3000],
  ["SANDBOX_PORT", 4000],
]) {
  const port = Number(process.env[name] || fallback);
  say(
    !(await portTaken(port)),
    `port ${port} is free (${name})`,
    `a program listens there: fine if it is this shop; otherwise end it or set ${name}`,
  );
}

if (installed) {
  try {
    const { parseSettings } = await import("../lib/config/settings.ts");
    parseSettings(process.env);
    say(true, "settings");
  } catch (error) {
    say(false, "settings", error instanceof Error ? error.message : String(error));
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
  say(
    status === 200,
    `the backend knows the domain (answered ${status})`,
    "check BACKEND_URL, and FORCED_DOMAIN or the domain you visit",
  );
}

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
say(
  Object.keys(lock.packages).length > 100,
  "the lock file is whole",
  "git checkout package-lock.json",
);
process.exit(broken > 0 ? 1 : 0);
