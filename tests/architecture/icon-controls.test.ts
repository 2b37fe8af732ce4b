import ts from "typescript";
import { expect, it } from "vitest";
import { SOURCES, type Source, within } from "./sources.ts";

const CONTROLS = /^(?:a|button|Link|Button|ButtonLink)$/;
const PICTURES = /^(?:Icon|Glyph|svg)$/;
/**
 * Staff controls need scripts, and a browser that draws; so do lines of the cart, which have a no-JavaScript version.
 */
const WITH_SCRIPTS = [
  "app/admin",
  "app/edit",
  "components/staff/admin",
  "components/staff/edit",
  "components/shop/cart/lines",
];

/** Controls that have a name by `aria-label` and show nothing but a picture: `<file>:<line>`. */
function wordless({ file, text }: Source): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && CONTROLS.test(node.openingElement.tagName.getText())) {
      const isNamed = node.openingElement.attributes.properties.some(
        (one) => ts.isJsxAttribute(one) && one.name.getText() === "aria-label",
      );
      if (isNamed && !node.children.some(hasWords))
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function hasWords(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== "";
  if (ts.isJsxExpression(child)) return child.expression !== undefined;
  if (ts.isJsxFragment(child)) return child.children.some(hasWords);
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  const isHidden = opening.attributes.properties.some(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === "aria-hidden",
  );
  if (isHidden || PICTURES.test(opening.tagName.getText())) return false;
  return ts.isJsxElement(child) && child.children.some(hasWords);
}

/** Text browsers leave out a link or a button without a text, and know no `aria-label`. */
it("every link and button of the shop has a text, hidden where only its picture is to be seen", () => {
  const shop = SOURCES.filter(
    ({ file }) => /^(?:app|components)\/.*\.tsx$/.test(file) && !within(file, WITH_SCRIPTS),
  );
  expect(shop.flatMap(wordless)).toEqual([]);
});

it.each([
  ['<button aria-label="Close"><Icon name="close" /></button>', 1],
  ['<Link href="/" aria-label={label}><span aria-hidden="true">{count}</span></Link>', 1],
  ['<Link href="/" aria-label={label}><span><Icon name="x" /></span></Link>', 1],
  ['<Button aria-label="Open order 7">{t("open")}</Button>', 0],
  ['<button><Icon name="close" /><span className="sr-only">Close</span></button>', 0],
])("finds %s: %i", (markup, count) => {
  expect(wordless({ file: "a.tsx", text: `const a = ${markup};` })).toHaveLength(count);
});
