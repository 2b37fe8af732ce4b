import ts from "typescript";
import { expect, it } from "vitest";
import { SOURCES, within } from "./sources.ts";
import { looseTexts } from "./texts-in-markup.ts";

/** Markup that no script of ours touches once it is sent: forms without JavaScript, and pictures. */
const STILL = ["components/pages/plain", "components/kit/seo/social-card.tsx"];

/** Expressions that aren't texts, as only another file shows. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  "components/shop/account/profile-list.tsx": ["children"],
  "components/shop/address/address-fields.tsx": ["onTaken"],
  "components/staff/admin/palette/admin-palette.tsx": ["children"],
  "components/shop/auth/password/new-password-form.tsx": ["children"],
  "components/shop/bundle/bundle-form.tsx": ["own.prices[0]?.shown"],
  "components/shop/bundle/bundle-modal.tsx": ["bundle?.note", "bundle?.forStaff"],
  "components/shop/cart/cart-contents.tsx": ["texts?.note", "error"],
  "components/shop/cart/cart-modal.tsx": ["cart?.forStaff"],
  "components/shop/cart/cart-page.tsx": ["texts?.note"],
  "components/kit/cms/slots/slot-document.tsx": [
    "link(value, path, DESKTOP_ONLY)",
    "link(mobile, override, MOBILE_ONLY)",
  ],
  "components/staff/ui/staff-dialog.tsx": ["children"],
  "components/staff/edit/shop-dialogs/bundle-sample.tsx": ["bundle?.note", "bundle?.forStaff"],
  "components/staff/edit/frames/frame-surface.tsx": ["children"],
  "components/staff/edit/settings/picks/pick-dialog.tsx": ["children"],
  "components/shop/forms/visitor-form.tsx": ["props.plain"],
  "components/kit/languages/language-links.tsx": ["children"],
  "components/pages/layout/document.tsx": ["props.children"],
  "components/shop/product-page/buy/net-price.tsx": ["children"],
  "components/kit/ui/form/field-frame.tsx": ["props.children"],
  // Words are put into an element of their own.
  "components/kit/ui/notice.tsx": ["props.children"],
};

const markup = SOURCES.filter(
  ({ file }) => /^(?:app|components)\/.*\.tsx$/.test(file) && !within(file, STILL),
);
const looseIn = (text: string) => looseTexts({ file: "a.tsx", text }).length > 0;

/**
 * A translation tool replaces texts with its own elements. React still refers to its text node: inserting before it, or
 * removing it, ends the page with `NotFoundError`, and what it writes into it is not visible. A text that is the only
 * child of its element is safe (docs/decisions/0085-a-text-has-an-element-of-its-own.md).
 */
it("no text is next to a conditional sibling", () => {
  expect(markup.flatMap((source) => looseTexts(source, ELEMENTS[source.file]))).toEqual([]);
});

it("every exception is still in use", () => {
  const gone = Object.entries(ELEMENTS).flatMap(([file, elements]) => {
    const text = SOURCES.find((source) => source.file === file)?.text ?? "";
    return elements.filter((one) => !text.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(gone).toEqual([]);
});

it.each([
  [
    "a fallback",
    "const A = ({ name }: { name: string }) => <Suspense fallback={name}><B /></Suspense>",
  ],
  ["a fallback of words", 'const A = () => <Suspense fallback="Wait"><B /></Suspense>'],
  ["an icon", "const A = ({ on }: { on: boolean }) => <p>{on && <Icon />}Saved</p>"],
  [
    "a spinner",
    "function A({ on, children }: { on: boolean; children: ReactNode }) { return <b>{on ? <Spinner /> : null}{children}</b> }",
  ],
  [
    "a list",
    "const A = ({ all }: P) => <p>{t('of')} {all.map((one) => <i key={one}>{one}</i>)}</p>",
  ],
  ["another text", "const A = ({ note }: P) => <p>Saved {note ? note.text : null}</p>"],
  ["a text that may be empty", 'const A = ({ note }: P) => <p><b />{note || ""}</p>'],
  [
    "a value of the file",
    "function A({ on }: P) { const icon = on ? <Icon /> : null; return <p>{icon}{t('saved')}</p> }",
  ],
  [
    "a function of the file",
    "function A({ on }: P) { const icon = () => on && <Icon />; return <p>{icon()}{t('saved')}</p> }",
  ],
  ["a fragment", "const A = ({ on }: P) => <p>{on && <><Icon />Saved</>}<b /></p>"],
  ["one element or another", "const A = ({ on }: P) => <p>{on ? <Icon /> : <Glyph />}Saved</p>"],
])("finds a text beside %s", (_name, text) => {
  expect(looseIn(text)).toBe(true);
});

it.each([
  ["stands alone", "const A = ({ on }: P) => <p>{on ? t('on') : t('off')}</p>"],
  [
    "has an element of its own",
    "const A = ({ on }: P) => <p>{on && <Icon />}<span>Saved</span></p>",
  ],
  ["stands beside what stays", "const A = () => <p><Icon />Saved</p>"],
  ["is only a space", 'const A = ({ on }: P) => <p><b />{" "}{on && <Icon />}</p>'],
  [
    "is an element of the file",
    "function A({ on }: P) { const name = <b>Ada</b>; return <p>{on && <Icon />}{name}</p> }",
  ],
])("takes a text that %s", (_name, text) => {
  expect(looseIn(text)).toBe(false);
});

/** Lines with a message of several texts in an element that is not recreated with them. */
function keptRichTexts({ file, text }: { file: string; text: string }): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node, isAnew: boolean): void => {
    const own = ts.isJsxElement(node)
      ? node.openingElement.attributes.properties.some((one) => one.name?.getText() === "key")
      : isAnew;
    const isRich =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "rich";
    if (isRich && !own)
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(tree, false);
  return found;
}

/** React writes into each text of such a message separately, and a translated one would not be visible. */
it("a message of several texts is recreated with its text", () => {
  // Views are drawn by the server.
  const drawn = markup.filter(({ file }) => !within(file, ["components/pages/views"]));
  expect(drawn.flatMap(keptRichTexts)).toEqual([]);
  const lines = ['<p>{t.rich("a", { b })}</p>', '<p key={b}>{t.rich("a", { b })}</p>'];
  expect(lines.map((text) => keptRichTexts({ file: "a.tsx", text }).length)).toEqual([1, 0]);
});
