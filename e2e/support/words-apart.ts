import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that a browser without a style sheet draws in the line of their neighbours. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins label mark q s small span strong sub sup time u".split(
    " ",
  ),
);
/** Elements whose text is not drawn, or is drawn by the browser itself. */
const SILENT = new Set("head script style template noscript svg select textarea".split(" "));

const ENDS = /[\p{L}\p{N}.,:%€$)]$/u;
const BEGINS = /^[\p{L}\p{N}€$(+]/u;

/**
 * The places of a page where the words of two elements run together in a browser that has no style sheet, and in what is copied:
 * `"Items total" + "€26.70"`.
 */
export function wordsRunTogether(html: string): string[] {
  const found: string[] = [];
  let before: { readonly text: string; readonly parent: unknown } | null = null;
  const walk = (node: Node): void => {
    if ("value" in node) {
      if (node.value === "") return;
      const isNext = before !== null && before.parent !== node.parentNode;
      if (before && isNext && ENDS.test(before.text) && BEGINS.test(node.value))
        found.push(`"${before.text.slice(-30)}" + "${node.value.slice(0, 30)}"`);
      before = { text: node.value, parent: node.parentNode };
    }
    if (!("childNodes" in node)) return;
    const isInLine = INLINE.has(node.nodeName);
    const isHidden = "attrs" in node && node.attrs.some(({ name }) => name === "hidden");
    if (!isInLine) before = null;
    if (!SILENT.has(node.nodeName) && !isHidden) node.childNodes.forEach(walk);
    if (!isInLine) before = null;
  };
  walk(parse(html));
  return [...new Set(found)];
}
