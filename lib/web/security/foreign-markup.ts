import { isLinkHref } from "./link-schemes.ts";
import type { MarkupTree } from "./markup-tree.ts";

/** Elements that are renamed on pages, which have only one `h1`. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["strike", "s"],
]);
/** Embedded elements, which pages do not show; their fallback content stays. */
const EMBEDDED: ReadonlySet<string> = new Set("iframe embed object video audio".split(" "));
/** Children of such an element that aren't fallback content. */
const PARTS: ReadonlySet<string> = new Set(["source", "track", "param"]);
/** Those among them whose content isn't markup. */
const OPAQUE: ReadonlySet<string> = new Set(["iframe", "embed"]);
/** Elements that leave at most a gap. */
const UNSEEN: ReadonlySet<string> = new Set(["script", "style", "noscript", "br"]);
/** Visible elements without content. */
const SEEN: ReadonlySet<string> = new Set("img hr input svg math canvas picture".split(" "));
/** Wrappers of an embedded element, which would leave a gap without it. */
const SHELLS: ReadonlySet<string> = new Set("figure div p li a span section".split(" "));

/** Attributes that a span may keep: a span without any of them is useless. */
const KEPT_OF_SPAN = ["lang", "dir", "id"];

interface Read<Node> {
  /** The nodes that replace it. */
  readonly nodes: readonly Node[];
  readonly isEmpty: boolean;
  /** An embedded element was removed from it. */
  readonly isShell: boolean;
}

/**
 * Converts markup of other programs into the elements that pages have: formatting written as styles becomes elements,
 * and the wrapper of Google Docs, which would make the whole text bold, is removed. The empty wrappers of embedded
 * media are removed too, and links without a target become plain text.
 */
export function adoptForeign<Node>(tree: MarkupTree<Node>, root: Node): void {
  tree.setChildren(root, readChildren(tree, root, false).nodes);
}

function readChildren<Node>(tree: MarkupTree<Node>, parent: Node, isInLink: boolean): Read<Node> {
  const read = tree.childrenOf(parent).map((child) => readNode(tree, child, isInLink));
  return {
    nodes: read.flatMap(({ nodes }) => nodes),
    isEmpty: read.every(({ isEmpty }) => isEmpty),
    isShell: read.some(({ isShell }) => isShell),
  };
}

function readNode<Node>(tree: MarkupTree<Node>, node: Node, isInLink: boolean): Read<Node> {
  const tag = tree.tagOf(node);
  if (tag === "") return { nodes: [node], isEmpty: !tree.hasWords(node), isShell: false };
  if (OPAQUE.has(tag)) return { nodes: [], isEmpty: true, isShell: true };
  if (PARTS.has(tag)) return { nodes: [], isEmpty: true, isShell: false };
  const content = readChildren(tree, node, isInLink || tag === "a");
  if (EMBEDDED.has(tag)) return { ...content, isShell: true };
  // Pages do not show templates, but the sanitiser keeps their text.
  if (tag === "template") return content;
  const isEmpty = UNSEEN.has(tag) || (content.isEmpty && !SEEN.has(tag));
  if (isEmpty && content.isShell && SHELLS.has(tag))
    return { nodes: [], isEmpty: true, isShell: true };
  return { ...content, nodes: written(tree, node, tag, content.nodes, isInLink), isEmpty };
}

/** The element with its content, as pages have it. */
function written<Node>(
  tree: MarkupTree<Node>,
  node: Node,
  tag: string,
  content: readonly Node[],
  isInLink: boolean,
): readonly Node[] {
  if (saysNothing(tree, node, tag)) return content;
  const looks = tag === "span" ? looksOf(tree.attributeOf(node, "style"), isInLink) : [];
  let inner = content;
  for (const look of looks.toReversed()) {
    const element = tree.create(look);
    tree.setChildren(element, inner);
    inner = [element];
  }
  const isKept =
    looks.length === 0 || KEPT_OF_SPAN.some((name) => tree.attributeOf(node, name) !== undefined);
  if (!isKept) return inner;
  const element = renamed(tree, node, tag);
  tree.setChildren(element, inner);
  return [element];
}

function renamed<Node>(tree: MarkupTree<Node>, node: Node, tag: string): Node {
  const name = RENAMED.get(tag);
  if (!name) return node;
  const element = tree.create(name);
  for (const kept of KEPT_OF_SPAN) tree.setAttribute(element, kept, tree.attributeOf(node, kept));
  return element;
}

/**
 * Whether an element has no effect: `b` or `strong` that isn't bold, or a link that leads nowhere and isn't a target.
 */
function saysNothing<Node>(tree: MarkupTree<Node>, node: Node, tag: string): boolean {
  if (tag === "b" || tag === "strong")
    return /^(?:normal|lighter|[1-4]\d\d)\b/.test(styleOf(tree, node, "font-weight"));
  if (tag === "i" || tag === "em") return /^normal\b/.test(styleOf(tree, node, "font-style"));
  if (tag !== "a") return false;
  const href = tree.attributeOf(node, "href");
  if (href !== undefined && isLinkHref(href)) return false;
  tree.setAttribute(node, "href", undefined);
  return !tree.attributeOf(node, "id") && !tree.attributeOf(node, "name");
}

const styleOf = <Node>(tree: MarkupTree<Node>, node: Node, name: string): string =>
  stylesOf(tree.attributeOf(node, "style")).get(name) ?? "";

/** The elements with the same effect as a style, outermost first. Links are underlined without one. */
function looksOf(style: string | undefined, isInLink: boolean): string[] {
  const styles = stylesOf(style);
  const says = (name: string, value: RegExp): boolean => value.test(styles.get(name) ?? "");
  const isDrawn = (line: RegExp): boolean =>
    says("text-decoration", line) || says("text-decoration-line", line);
  return [
    says("font-weight", /^(?:bold(?:er)?|[6-9]\d\d)\b/) ? "strong" : "",
    says("font-style", /^(?:italic|oblique)\b/) ? "em" : "",
    isDrawn(/\bunderline\b/) && !isInLink ? "u" : "",
    isDrawn(/\bline-through\b/) ? "s" : "",
    says("vertical-align", /^super\b/) ? "sup" : "",
    says("vertical-align", /^sub\b/) ? "sub" : "",
  ].filter(Boolean);
}

/** The declarations of a `style` by their names, in lower case. */
function stylesOf(style = ""): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const declaration of style.toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon > 0)
      styles.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return styles;
}
