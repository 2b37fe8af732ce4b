import { isInline, MARK_TAGS } from "./kept-tags.ts";

/**
 * Words in an item, a cell, a quote or the text itself without a paragraph. The editor needs an element around them; it
 * is only in the editor's markup, never in the stored text.
 */
export const BARE = "bare-text";

/**
 * The attribute for ids in the editor: an element of the edited text must not be found instead of one of the page's
 * own. It is only in the editor's markup, never in the stored text.
 */
export const SHOWN_ID = "data-text-id";

const HOLDERS = "li, td, th, blockquote";
const BLANK = /^[ \t\r\n\f]*$/;

/** The markup in an inert document: nothing in it is loaded, run or reported. */
export function inert(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  const { content } = template;
  const root = content.ownerDocument.createElement("div");
  root.append(content);
  return root;
}

/** Puts an element around words without a paragraph. */
export function wrapBare(root: HTMLElement, { self }: { self: boolean }): HTMLElement {
  const holders = [...root.querySelectorAll<HTMLElement>(HOLDERS)];
  for (const holder of self ? [root, ...holders] : holders) {
    let run: ChildNode[] = [];
    const close = () => {
      if (run.some(isWord)) {
        const bare = root.ownerDocument.createElement(BARE);
        run[0]?.before(bare);
        bare.append(...run);
      }
      run = [];
    };
    for (const child of [...holder.childNodes]) {
      if (child instanceof Element || child.nodeType === 1) {
        if (isInline(child.nodeName.toLowerCase())) run.push(child);
        else close();
      } else run.push(child);
    }
    close();
  }
  return root;
}

const isWord = (node: ChildNode): boolean =>
  node.nodeType === 1 || (node.nodeType === 3 && !BLANK.test(node.nodeValue ?? ""));

/** Gives ids their name again. */
export function restoreIds(root: HTMLElement): HTMLElement {
  for (const element of root.querySelectorAll(`[${SHOWN_ID}]`)) {
    element.id = element.getAttribute(SHOWN_ID) ?? "";
    element.removeAttribute(SHOWN_ID);
  }
  return root;
}

/** Removes those elements again. Two adjacent ones, as Enter in a cell creates them, become paragraphs. */
export function unwrapBare(root: HTMLElement): HTMLElement {
  const all = [...root.querySelectorAll(BARE)];
  const beside = new Set(
    all.filter((bare) =>
      [bare.previousSibling, bare.nextSibling].some(
        (other) => other?.nodeName.toLowerCase() === BARE,
      ),
    ),
  );
  for (const bare of all) {
    if (beside.has(bare)) {
      const paragraph = root.ownerDocument.createElement("p");
      paragraph.append(...bare.childNodes);
      bare.replaceWith(paragraph);
    } else bare.replaceWith(...bare.childNodes);
  }
  return root;
}

/**
 * Marks whose order and extent are invisible: `<b><i>x</i></b>` is `<i><b>x</b></i>`, `<b>x</b><b>y</b>` is
 * `<b>xy</b>`.
 */
const LOOKS = new Set("strong b em i u s small sub sup".split(" "));
const MARKS = new Set(MARK_TAGS);

interface Piece {
  readonly kind: "tag" | "words";
  text: string;
  readonly looks: string;
}

/**
 * The content and formatting of a text in a canonical form: two texts with the same form look the same, mean the same
 * and contain the same. Blanks between blocks, the order of attributes and the order of formatting do not count.
 */
export const formOf = (html: string): string => piecesOf(html).join("\n");

/** The same as a list: tags, and words with their formatting. */
export function piecesOf(html: string): string[] {
  const pieces: Piece[] = [];
  let last: Piece | null = null;
  let afterBlank = true;
  const tag = (text: string) => pieces.push({ kind: "tag", text, looks: "" });
  const edge = () => {
    if (last) last.text = last.text.replace(/ $/, "");
    last = null;
    afterBlank = true;
  };
  const words = (raw: string, looks: readonly string[], isExact: boolean) => {
    let text = isExact ? raw : raw.replace(/[ \t\r\n\f]+/g, " ");
    if (!isExact && afterBlank) text = text.replace(/^ /, "");
    if (text === "") return;
    afterBlank = !isExact && text.endsWith(" ");
    const key = looks.toSorted().join("");
    const before = pieces.at(-1);
    if (before?.kind === "words" && before.looks === key) {
      before.text += text;
      last = before;
      return;
    }
    last = { kind: "words", text, looks: key };
    pieces.push(last);
  };
  const walk = (node: Node, looks: readonly string[], isExact: boolean) => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) {
        words(child.nodeValue ?? "", looks, isExact);
        continue;
      }
      if (child.nodeType !== 1) {
        tag(`<!--${child.nodeValue}-->`);
        continue;
      }
      const name = child.nodeName.toLowerCase();
      const opening = openingOf(child as Element);
      if (LOOKS.has(name) && child.childNodes.length > 0) {
        walk(child, [...looks, opening], isExact);
        continue;
      }
      const isAmongWords = MARKS.has(name) || name === "img";
      if (!isAmongWords) edge();
      tag(name === "br" || name === "img" ? opening + looks.toSorted().join("") : opening);
      if (name === "img") afterBlank = false;
      walk(child, looks, isExact || name === "pre");
      if (!isAmongWords && name !== "br") edge();
      if (name !== "br" && name !== "img" && name !== "hr") tag(`</${name}>`);
    }
  };
  walk(inert(html), [], false);
  edge();
  return pieces
    .filter(({ kind, text }) => kind === "tag" || text !== "")
    .map(({ kind, text, looks }) => (kind === "tag" ? text : `${looks}${text}`));
}

const openingOf = (element: Element): string => {
  const attributes = [...element.attributes]
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted();
  return `<${element.nodeName.toLowerCase()}${attributes.join("")}>`;
};
