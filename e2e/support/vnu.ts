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

/** Messages that are ignored because the checker does not know a standard yet, each with its source. */
const GAPS: readonly RegExp[] = [];

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
      .filter(({ message }) => !GAPS.some((gap) => gap.test(message)))
      .map(({ url, message, extract = "" }) => {
        const index = Number(/(\d+)\.html$/.exec(url)?.[1]);
        return `${names[index]}: ${message} [${extract.replace(/\s+/g, " ").slice(0, 160)}]`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
