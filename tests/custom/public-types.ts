import { join } from "node:path";
import ts from "typescript";
import { PUBLIC_MODULES } from "./public-modules.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The types of all public modules, as a document. */
export const PUBLIC_TYPES = "docs/public-types.txt";

/** The declarations of the public modules, one after the other, without comments. */
export function readPublicTypes(): string {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    ROOT,
  );
  const files = PUBLIC_MODULES.map((path) => join(ROOT, path));
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  });
  const texts = files.map((file, index) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${PUBLIC_MODULES[index]} is not there.`);
    let text = "";
    program.emit(
      source,
      (_, declarations) => {
        text = declarations;
      },
      undefined,
      true,
    );
    return `── ${PUBLIC_MODULES[index]}\n\n${text.trim()}\n`;
  });
  return texts.join("\n");
}
