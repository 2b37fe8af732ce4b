import ts from "typescript";
import { expect, it } from "vitest";
import { SOURCES, type Source } from "./sources.ts";

/**
 * Reading `lang` of a page's element, or selecting by it: forbidden. Translation tools rewrite it, and a call, a draft
 * or a formatter that follows it would use another language than the site (lib/base/browser/page-language.ts).
 */
const SELECTOR = /:lang\(|\bhtml\[lang/;
/** The attributes of a text in the editor's own model, which isn't an element. */
const MODEL = /\battrs$/;

const isLang = (name: ts.Node): boolean =>
  (ts.isIdentifier(name) || ts.isStringLiteral(name)) &&
  /^(?:lang|xmlLang|xml:lang)$/.test(name.text);

/** Lines that take `lang` of an object apart, read or ask for it. */
function readingsOf({ file, text }: Source): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const note = (node: ts.Node) =>
    found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
  const visit = (node: ts.Node): void => {
    if (isReading(node)) note(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isReading(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node))
    return isLang(node.name) && !MODEL.test(node.expression.getText());
  if (ts.isElementAccessExpression(node)) return isLang(node.argumentExpression);
  if (ts.isBindingElement(node) && ts.isVariableDeclaration(node.parent.parent))
    return isLang(node.propertyName ?? node.name);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [first] = node.arguments;
    return !!first && isLang(first) && /^(?:get|has)Attribute/.test(node.expression.name.text);
  }
  return ts.isStringLiteralLike(node) && SELECTOR.test(node.text);
}

const browser = SOURCES.filter(({ file }) => /^(?:app|components|stores|lib)\//.test(file));

it("nothing asks an element for its language", () => {
  expect(browser.filter(({ text }) => /lang\b/i.test(text)).flatMap(readingsOf)).toEqual([]);
});

it.each([
  "document.documentElement.lang",
  "const { lang, dir } = document.documentElement",
  "const { lang: language } = root",
  'document.querySelector("html")["lang"]',
  'page.getAttribute("lang")',
  'document.getElementsByTagName("html")[0].lang',
  'document.querySelector("html[lang=hr]")',
  'document.body.matches(":lang(hr)")',
])("finds %s", (text) => {
  expect(readingsOf({ file: "a.ts", text })).toEqual(["a.ts:1"]);
});
