import * as ts from "typescript";
import type { Source } from "./sources.ts";

export interface WrittenFunction {
  /** The function's own name, or what it is assigned to; "anonymous" for a callback. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** From its first line to its last, nested functions included. */
  readonly lines: number;
}

type Nameable = ts.Node & { readonly name?: ts.Node };

/** A function's own name, or the variable, property or call it is written in. */
function nameOf(node: Nameable): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  if (ts.isCallExpression(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return "anonymous";
}

/** Every function with a body in a file, nested ones counted by their own span. */
export function functionsOf({ file, text }: Source): WrittenFunction[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: WrittenFunction[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const line = lineAt(node.getStart(source));
      found.push({ name: nameOf(node), file, line, lines: lineAt(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
