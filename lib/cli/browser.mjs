// Browser tests run in an installed Chromium or Chrome, the main journeys in Firefox and WebKit as well, and the HTML
// checker in an installed Java. Only Debian's packages are installed when one is missing, and only by root.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./toolchain.mjs";

/** Chromium without a window: it shows the same pages for half of the processor time. Debian has a package of the name. */
const SHELL = "chromium-headless-shell";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const firstOf = (...places) => places.find((path) => path && existsSync(path)) ?? null;

/** The path of an installed browser that people browse with, or null. */
export const findBrowser = () => firstOf(process.env.CHROME_PATH, ...PLACES);

/** The path of the browser that the browser tests run in and that pages are measured in, or null. */
export const findTestBrowser = () =>
  firstOf(process.env.CHROME_PATH, `/usr/bin/${SHELL}`) ?? findBrowser();

/** The path of a browser for the tests; installs one of Debian's when there is none and that is possible. */
export async function ensureTestBrowser() {
  if (!firstOf(process.env.CHROME_PATH, `/usr/bin/${SHELL}`))
    await installPackage("a browser for the tests", SHELL);
  const path =
    findTestBrowser() ?? ((await installPackage("a browser", "chromium")) && findTestBrowser());
  if (path) return path;
  console.error(
    "No Chromium or Chrome was found. Install one, or name its path: CHROME_PATH=/path/to/chrome npm test",
  );
  process.exit(1);
}

/** The path of Debian's Firefox, or null. Others are not known to work. */
export const findFirefox = () => firstOf("/usr/bin/firefox-esr");

/** What WebKitGTK is driven with, or null: its driver, what runs a window for it, and a display without a screen. */
export function findWebKit() {
  const [driver, gjs, display] = ["WebKitWebDriver", "gjs", "Xvfb"].map((name) =>
    firstOf(`/usr/bin/${name}`),
  );
  return driver && gjs && display ? { driver, gjs, display } : null;
}

const ENGINES = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  {
    name: "WebKit",
    find: findWebKit,
    packages: ["webkit2gtk-driver", "gjs", "gir1.2-webkit2-4.1", "xvfb"],
  },
];

/**
 * Makes sure that there are other engines for the main journeys; installs Debian's when that is possible.
 * @returns the names of those that are missing
 */
export async function ensureEngines() {
  const wanted = ENGINES.filter(({ find }) => !find());
  if (wanted.length > 0)
    await installPackage(
      "engines for the main journeys",
      ...wanted.flatMap(({ packages }) => packages),
    );
  return ENGINES.filter(({ find }) => !find()).map(({ name }) => name);
}

export const hasJava = () => spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;

/** Makes sure that there is a Java for the HTML checker; installs Debian's when there is none and that is possible. */
export async function ensureJava() {
  if (hasJava()) return;
  await installPackage("Java", "default-jre-headless");
  if (hasJava()) return;
  console.error("No Java was found. The HTML checker needs Java 17 or newer on the PATH.");
  process.exit(1);
}

/** Whether Debian's packages could be installed. */
async function installPackage(what, ...names) {
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (!hasApt || process.getuid?.() !== 0) return false;
  console.log(`Installing ${what} (of Debian: ${names.join(", ")}) …`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { DEBIAN_FRONTEND: "noninteractive" },
  };
  return (
    (await run("apt-get", ["update"], quiet)) === 0 &&
    (await run(
      "apt-get",
      ["install", "-y", "--no-remove", "--no-install-recommends", ...names],
      quiet,
    )) === 0
  );
}
