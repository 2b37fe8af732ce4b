// Browser tests run in an installed Chromium or Chrome, the main journeys in Firefox and WebKit as well, and the HTML
// checker in an installed Java. If one is missing, Debian's package is installed, but only by root.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./toolchain.mjs";

/** Chromium without a window: it renders the same pages in half the processor time. A Debian package has this name. */
const SHELL = "chromium-headless-shell";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const firstOf = (...places) => places.find((path) => path && existsSync(path)) ?? null;

/** The path of an installed desktop browser, or null. */
export const findBrowser = () => firstOf(process.env.CHROME_PATH, ...PLACES);

/** The path of the browser for tests and measurements, or null. */
export const findTestBrowser = () =>
  firstOf(process.env.CHROME_PATH, `/usr/bin/${SHELL}`) ?? findBrowser();

/** The path of a browser for the tests; if there is none, installs Debian's if possible. */
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

/** The path of Debian's Firefox, or null. Others are untested. */
export const findFirefox = () => firstOf("/usr/bin/firefox-esr");

/** The programs that drive WebKitGTK, or null: its driver, a window runner, and a virtual display. */
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
 * Makes sure that the other engines for the main journeys exist; installs Debian's if possible.
 * @returns the names of the missing ones
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

/** Makes sure that a Java for the HTML checker exists; if not, installs Debian's if possible. */
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
