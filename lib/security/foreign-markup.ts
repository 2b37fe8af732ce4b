import { isLinkHref } from "./link-schemes.ts";
import type { MarkupTree } from "./markup-tree.ts";

/** Elements that pages have under another name. A page has its one `h1`. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["strike", "s"],
]);
/** What is embedded. Pages do not show it; what stands in it for browsers without it stays. */
const EMBEDDED: ReadonlySet<string> = new Set("iframe embed object video audio".split(" "));
/** What such an element has beside the words for browsers without it. */
const PARTS: ReadonlySet<string> = new Set(["source", "track", "param"]);
/** Of those, elements whose content is no markup. */
const OPAQUE: ReadonlySet<string> = new Set(["iframe", "embed"]);
/** What leaves a gap at most. */
const UNSEEN: ReadonlySet<string> = new Set(["script", "style", "noscript", "br"]);
/** Elements without content that are seen. */
const SEEN: ReadonlySet<string> = new Set("img hr input svg math canvas picture".split(" "));
/** What stood around an embedded element and is drawn as a gap without it. */
const SHELLS: ReadonlySet<string> = new Set("figure div p li a span section".split(" "));

/** The attributes that a span may keep: without any of them it says nothing. */
const KEPT_OF_SPAN = ["lang", "dir", "id"];

interface Read<Node> {
  /** What stands in the node's place. */
  readonly nodes: readonly Node[];
  readonly isEmpty: boolean;
  /** Something embedded was taken away in it. */
  readonly isShell: boolean;
}

/**
 * What other programs write in their own way, in the elements that pages have: looks that they write as styles become
 * elements, and the wrapper of Google Docs goes, which would make the whole text bold. The empty shells of embedded
 * media go, and so do links that lead nowhere; their words stay.
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
  // No page shows a template, but the sanitiser keeps its words.
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

/** Whether an element is none but in name: bold words that are not bold, or a link that leads nowhere and is no target. */
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

/** The elements that say what a style says, from the outermost on. A link is underlined by itself. */
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

/** The declarations of a `style` by their names, in small letters. */
function stylesOf(style = ""): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const declaration of style.toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon > 0)
      styles.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return styles;
}
