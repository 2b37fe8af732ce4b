import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeCustom } from "#lib/run/custom/write.mjs";
import { inBuild, mainScripts } from "#lib/web/next/build-folder.mjs";
import { finished, ROOT, start } from "./toolchain.mjs";

/** Records the sources of the last build. */
const STAMP = inBuild(ROOT, "baseline-sources");
/** All sources of a build. */
const SOURCES = [
  ..."app components custom lib stores messages public".split(" "),
  ..."middleware.ts next.config.ts package.json package-lock.json".split(" "),
  ..."postcss.config.mjs tsconfig.json".split(" "),
];
const NOT_BUILT = /(\.test\.\w+$|^lib\/run\/cli\/)/;

function filesBelow(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** A fingerprint of all sources of a build. */
function sourcesHash() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow).filter((path) => !NOT_BUILT.test(path)))
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/** Whether the last build was made from the current sources. */
export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourcesHash();

/**
 * Builds the shop. Returns the exit code. `quiet` prints Next's output only when the build fails; `onStart` gets the
 * process, so that a caller can stop it.
 */
export async function build({ quiet = false, onStart } = {}) {
  writeCustom(ROOT);
  const sources = sourcesHash();
  const child = start("next", ["build"], { stdio: quiet ? "pipe" : "inherit" });
  onStart?.(child);
  const { code, output } = await finished(child);
  if (code === 0) {
    hintCompilation();
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, sources);
  } else if (child.signalCode === null) {
    process.stderr.write(output);
  }
  return code;
}

/** Tells browsers to compile a whole script while it is still loading (V8's explicit compile hints). */
const HINT = "//# allFunctionsCalledOnLoad\n";
/** Characters: for shorter scripts the hint isn't worth its own bytes. */
const LARGE = 20_000;

/**
 * Adds the hint to the scripts that every page starts with, React and Next. Nearly all of their code runs at once:
 * without the hint it is compiled function by function while it runs, which blocks the main thread. Other browsers see
 * only a comment.
 */
function hintCompilation() {
  for (const name of mainScripts(ROOT)) {
    const file = inBuild(ROOT, name);
    const script = readFileSync(file, "utf8");
    if (script.length > LARGE && !script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
