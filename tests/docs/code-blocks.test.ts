import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const FILES = ["docs/**/*.md", "*.md", "custom/**/*.md", "findings/*.md", "deploy/**/*.md"];
const { scripts } = JSON.parse(read("package.json"));

interface Block {
  readonly place: string;
  readonly kind: string;
  readonly code: string;
}
const BLOCKS: Block[] = globSync(FILES, {
  cwd: ROOT,
  exclude: ["**/node_modules/**", "**/pages/**"],
}).flatMap((file) => {
  const text = read(file);
  return [...text.matchAll(/^( *)```(\w*)[^\n]*\n([\s\S]*?)^ *```/gm)].map((found) => ({
    place: `${file}:${text.slice(0, found.index).split("\n").length}`,
    kind: found[2] ?? "",
    code: (found[3] ?? "").replace(new RegExp(`^${found[1]}`, "gm"), ""),
  }));
});
const ofKind = (...kinds: string[]) => BLOCKS.filter(({ kind }) => kinds.includes(kind));

/**
 * The errors of syntax in a piece of TypeScript: a file, or what belongs into an object, a list, a type, a union, a switch or
 * a call.
 */
function syntaxErrors(code: string): string[] {
  const text = code.replaceAll("…", "");
  const forms = [
    text,
    `const x = {${text}};`,
    `const x = [${text}];`,
    `interface X {${text}}`,
    `type X = ${text};`,
    `function x() { switch (y) {${text}} }`,
    `x(${text});`,
  ];
  const errors = forms.map((form) =>
    (
      ts.transpileModule(form, {
        fileName: "block.tsx",
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
      }).diagnostics ?? []
    ).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
  );
  return errors.some((list) => list.length === 0) ? [] : (errors[0] ?? []);
}

describe("blocks of code in the documents", () => {
  it("are found, and are of kinds that are tested", () => {
    expect(BLOCKS.length).toBeGreaterThan(30);
    const kinds = new Set(BLOCKS.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["", "json", "mermaid", "sh", "ts", "tsx"]);
  });

  it("none escapes: each fence is that of a block, and one without a kind has no command in it", () => {
    const files = globSync(FILES, { cwd: ROOT, exclude: ["**/node_modules/**", "**/pages/**"] });
    const fences = files.flatMap((file) => read(file).match(/^[\s>]*(?:```|~~~).*$/gm) ?? []);
    expect(fences).toHaveLength(2 * BLOCKS.length);
    const commands = ofKind("").filter(({ code }) =>
      /^\s*(?:\$ )?(?:npm|npx|node|docker|kubectl|git|curl|apt-get|sudo) /m.test(code),
    );
    expect(commands.map(({ place }) => place)).toEqual([]);
  });

  it.each(ofKind("ts", "tsx"))("$place is TypeScript", ({ code }) => {
    expect(syntaxErrors(code)).toEqual([]);
  });

  it("a fault in TypeScript is noticed", () => {
    expect(syntaxErrors("const a = ;")).not.toEqual([]);
    expect(syntaxErrors("a: 1, b: [")).not.toEqual([]);
  });

  it.each(ofKind("json"))("$place is JSON", ({ code }) => {
    // A line of a file of messages is one too.
    const text = code.trim().startsWith("{") ? code : `{${code.trim().replace(/,$/, "")}}`;
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it.each(ofKind("sh"))("$place is a shell's, and names what exists", ({ code }) => {
    expect(() => execFileSync("bash", ["-n"], { input: code, stdio: "pipe" })).not.toThrow();
    for (const [, name = ""] of code.matchAll(/\bnpm run ([\w:-]+)/g))
      expect(scripts, name).toHaveProperty(name);
    const files = [...code.matchAll(/(?:\bnode|\bbash|--file|-k|cp -r) ([\w./-]+\/[\w./-]+)/g)];
    for (const [, file = ""] of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it("the command that expires pages signs its body as the shop wants it", () => {
    const [block] = ofKind("sh").filter(({ code }) => code.includes("/api/revalidate"));
    // In place of curl: its body and its header.
    const code = `REVALIDATE_SECRET=secret; curl() { printf '%s\\n' "$2" "$4"; }\n${block?.code}`;
    const [body = "", header] = execFileSync("bash", { input: code }).toString().split("\n");
    expect(JSON.parse(body)).toMatchObject({ tags: ["site"], at: expect.any(Number) });
    const signature = createHmac("sha256", "secret").update(body).digest("hex");
    expect(header).toBe(`x-signature: ${signature}`);
  });

  it("commands in the text name scripts, files and options that exist", () => {
    const texts = globSync(FILES, {
      cwd: ROOT,
      exclude: ["**/node_modules/**", "**/pages/**", "CHANGELOG.md"],
    });
    const commands = texts.flatMap((file) =>
      [...read(file).matchAll(/`((?:npm run|npm exec -- node|node|kubectl apply -k) [^`]+)`/g)].map(
        ([, command = ""]) => ({ file, command }),
      ),
    );
    expect(commands.length).toBeGreaterThan(50);
    const wrong = commands.filter(({ command }) => {
      const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
      if (script) return !(script in scripts);
      const [, file] = /(?:node|-k) ([\w./-]+)/.exec(command) ?? [];
      return file?.includes("/") === true && !existsSync(join(ROOT, file));
    });
    expect(wrong).toEqual([]);
  });
});
