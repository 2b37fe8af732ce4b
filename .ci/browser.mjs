// Browser tests run in an installed Chromium or Chrome: nothing is downloaded but Debian's package, and that only as root.

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
  const found = findBrowser();
  if (found) return found;
  const debian = spawnSync("apt-get", ["--version"]).status === 0;
  if (debian && process.getuid?.() === 0) {
    console.log("Installing a browser (Debian's chromium)…");
    const quiet = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { DEBIAN_FRONTEND: "noninteractive" },
    };
    if (run("apt-get", ["update"], quiet) === 0) {
      run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
    }
  }
  const installed = findBrowser();
  if (installed) return installed;
  console.error(
    "No Chromium or Chrome was found. Install one, or name it: CHROME_PATH=/path/to/chrome npm test",
  );
  process.exit(1);
}
