import { ALLOWED_TAGS } from "./allowed-markup.ts";
import type { MarkupTree } from "./markup-tree.ts";

/**
 * The prefix of text ids on a page, used by nothing else: no script, label or link of the page can find a text's
 * element instead of its own (decision 0099).
 */
export const ANCHOR_PREFIX = "user-content-";

const MAX_LENGTH = 200;
/** Elements that cannot contain the target link themselves; their first suitable descendant does. */
const HOLD_NO_LINK: ReadonlySet<string> = new Set("ul ol dl table thead tbody tfoot tr".split(" "));
/** A link without any of these isn't a link. */
const SAYS = ["href", "id", "name"];
const EMPTY: ReadonlySet<string> = new Set(["img", "br", "hr"]);
/** Elements that pages drop while their text stays: if one was a link target, the target stays too. */
const AROUND: ReadonlySet<string> = new Set(
  "section article header footer main aside nav hgroup address center".split(" "),
);
const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_TAGS);

interface Found<Node> {
  readonly ids: Set<string>;
  readonly names: Set<string>;
  readonly links: Node[];
}

/** Whether markup may contain ids or names of links: most texts have none. */
export const mayHaveAnchors = (html: string): boolean => /[\s"'/](?:id|name)\s*=/i.test(html);

/**
 * Prefixes the ids of a text and the links to them in the same text. A link with the author's own name (`<a name>`) is
 * added, by which browsers still find old addresses, and which scripts do not find as an id. Of two elements with the
 * same id the first keeps it.
 */
export function anchorText<Node>(tree: MarkupTree<Node>, root: Node): void {
  const found: Found<Node> = { ids: new Set(), names: new Set(), links: [] };
  anchorChildren(tree, root, found, false);
  for (const link of found.links) {
    const href = tree.attributeOf(link, "href")?.trim() ?? "";
    const fragment = href.slice(1);
    if (found.ids.has(fragment) || found.ids.has(decoded(fragment)))
      tree.setAttribute(link, "href", `#${ANCHOR_PREFIX}${fragment}`);
  }
}

function anchorChildren<Node>(
  tree: MarkupTree<Node>,
  parent: Node,
  found: Found<Node>,
  isInLink: boolean,
): void {
  const children = tree.childrenOf(parent);
  for (const node of children) {
    const tag = tree.tagOf(node);
    if (tag === "") continue;
    if (tag === "a" && tree.attributeOf(node, "href")?.trim().startsWith("#"))
      found.links.push(node);
    const name = tag === "a" ? anchorLink(tree, node, found) : anchorElement(tree, node, found);
    // Before its content, because the inserted link isn't the author's.
    anchorChildren(tree, node, found, isInLink || tag === "a");
    if (name === undefined || tag === "a" || isInLink) continue;
    const holder = ALLOWED.has(tag) ? holderIn(tree, node) : node;
    if (!holder) continue;
    const target = tree.create("a");
    if (!ALLOWED.has(tag)) tree.setAttribute(target, "id", ANCHOR_PREFIX + name);
    tree.setAttribute(target, "name", name);
    tree.setChildren(holder, [target, ...tree.childrenOf(holder)]);
  }
  // A link that was the second target of one name has no function any more.
  const isDead = (node: Node) =>
    tree.tagOf(node) === "a" && SAYS.every((name) => !tree.attributeOf(node, name));
  if (children.some(isDead))
    tree.setChildren(
      parent,
      children.flatMap((node) => (isDead(node) ? tree.childrenOf(node) : [node])),
    );
}

/** @returns the name by which old addresses find the element, if it needs one */
function anchorElement<Node>(
  tree: MarkupTree<Node>,
  node: Node,
  found: Found<Node>,
): string | undefined {
  tree.setAttribute(node, "name", undefined);
  const raw = tree.attributeOf(node, "id");
  if (raw === undefined) return undefined;
  const tag = tree.tagOf(node);
  const isShown = ALLOWED.has(tag) || AROUND.has(tag);
  const own = isShown ? claim(found.ids, raw) : undefined;
  tree.setAttribute(node, "id", own === undefined ? undefined : ANCHOR_PREFIX + own);
  // An element with the prefix was processed before, and so was its name.
  if (own === undefined || raw !== own || found.names.has(own)) return undefined;
  found.names.add(own);
  return own;
}

/** A link is its own target, by its id or by its name. */
function anchorLink<Node>(tree: MarkupTree<Node>, node: Node, found: Found<Node>): undefined {
  const [rawId, rawName] = ["id", "name"].map((name) => tree.attributeOf(node, name));
  const id = claim(found.ids, rawId ?? rawName);
  tree.setAttribute(node, "id", id === undefined ? undefined : ANCHOR_PREFIX + id);
  const isNamed = rawName === undefined && id !== undefined && rawId === id;
  tree.setAttribute(node, "name", claim(found.names, isNamed ? rawId : rawName));
}

/** The id without its prefix; undefined if it isn't an id, or is taken. */
function claim(taken: Set<string>, raw: string | undefined): string | undefined {
  const own = raw?.startsWith(ANCHOR_PREFIX) ? raw.slice(ANCHOR_PREFIX.length) : raw;
  if (!own || own.length > MAX_LENGTH || /\s/.test(own) || taken.has(own)) return undefined;
  taken.add(own);
  return own;
}

/** The element in which a link can be inserted as the first child. */
function holderIn<Node>(tree: MarkupTree<Node>, node: Node): Node | undefined {
  const tag = tree.tagOf(node);
  if (EMPTY.has(tag)) return undefined;
  if (!HOLD_NO_LINK.has(tag)) return node;
  const first = tree.childrenOf(node).find((child) => ALLOWED.has(tree.tagOf(child)));
  return first === undefined ? undefined : holderIn(tree, first);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
