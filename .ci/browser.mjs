// Browser tests run in an installed Chromium or Chrome, and W3C's checker in an installed Java: nothing is downloaded
// but Debian's packages, and those only as root.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./toolchain.mjs";

const PLACES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of an installed browser, or null. */
export const findBrowser = () => PLACES.find((path) => path && existsSync(path)) ?? null;

/** The path of a browser; installs Debian's chromium when there is none and that is possible. */
export function ensureBrowser() {
  const path = findBrowser() ?? (installPackage("a browser", "chromium") && findBrowser());
  if (path) return path;
  console.error(
    "No Chromium or Chrome was found. Install one, or name it: CHROME_PATH=/path/to/chrome npm test",
  );
  process.exit(1);
}

export const hasJava = () => spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;

/** Java for W3C's checker; installs Debian's when there is none and that is possible. */
export function ensureJava() {
  if (hasJava()) return;
  installPackage("Java", "default-jre-headless");
  if (hasJava()) return;
  console.error("No Java was found: W3C's checker needs one (17 or newer) on the PATH.");
  process.exit(1);
}

/** True when Debian's package could be installed. */
function installPackage(what, name) {
  const debian = spawnSync("apt-get", ["--version"]).status === 0;
  if (!debian || process.getuid?.() !== 0) return false;
  console.log(`Installing ${what} (Debian's ${name})…`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { DEBIAN_FRONTEND: "noninteractive" },
  };
  return (
    run("apt-get", ["update"], quiet) === 0 &&
    run("apt-get", ["install", "-y", "--no-install-recommends", name], quiet) === 0
  );
}
