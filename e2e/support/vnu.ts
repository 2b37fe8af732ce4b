import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const JAR = join(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");

/** Messages that are ignored, each with its reason. */
const GAPS: readonly RegExp[] = [
  // A `name` on a link without an address is obsolete and conforming (HTML, 16.1); texts have it at their places.
  /^Element “a” is missing required attribute “href”\. \[.*<a name="/,
  // Two texts of one page may both have an anchor of that name; browsers go to the first (decision 0099).
  /^Duplicate ID “user-content-/,
];

/** Errors that the W3C's checker finds in documents (name → HTML), as `name: message`. Runs Java once for all of them. */
export function errorsIn(documents: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "baseline-vnu-"));
  try {
    const names = [...documents.keys()];
    const files = names.map((_name, index) => join(folder, `${index}.html`));
    for (const [index, html] of [...documents.values()].entries())
      writeFileSync(files[index] ?? "", html);
    const run = spawnSync(
      process.env.JAVA ?? "java",
      ["-Xss4m", "-jar", JAR, "--errors-only", "--format", "json", ...files],
      { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    if (run.error) throw run.error;
    const { messages } = JSON.parse(run.stderr) as { messages: Message[] };
    return messages
      .map(({ url, message, extract = "" }) => ({
        name: names[Number(/(\d+)\.html$/.exec(url)?.[1])],
        said: `${message} [${extract.replace(/\s+/g, " ").slice(0, 160)}]`,
      }))
      .filter(({ said }) => !GAPS.some((gap) => gap.test(said)))
      .map(({ name, said }) => `${name}: ${said}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
