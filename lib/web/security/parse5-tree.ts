import "server-only";
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { MarkupTree } from "./markup-tree.ts";

/** The tree returned by `boundedTree`. */
export const PARSE5_TREE: MarkupTree<Tree.Node> = {
  tagOf: (node) => ("tagName" in node ? node.tagName.toLowerCase() : ""),
  hasWords: (node) => defaultTreeAdapter.isTextNode(node) && /[^ \t\r\n\f]/.test(node.value),
  childrenOf: (node) =>
    "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [],
  setChildren(node, children) {
    if (!("childNodes" in node)) return;
    const own = children.filter((child): child is Tree.ChildNode => "parentNode" in child);
    for (const child of own) child.parentNode = node;
    node.childNodes = own;
  },
  create: (tag) => defaultTreeAdapter.createElement(tag, html.NS.HTML, []),
  attributeOf: (node, name) =>
    "attrs" in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined,
  setAttribute(node, name, value) {
    if (!("attrs" in node)) return;
    const others = node.attrs.filter((attribute) => attribute.name !== name);
    node.attrs = value === undefined ? others : [...others, { name, value }];
  },
};
