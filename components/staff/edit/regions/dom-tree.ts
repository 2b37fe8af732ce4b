import type { MarkupTree } from "#lib/web/security/markup-tree.ts";

const asElement = (node: Node): Element | null =>
  node.nodeType === Node.ELEMENT_NODE ? (node as Element) : null;

/** The browser's tree, of a document in which nothing is loaded or run. */
export const DOM_TREE: MarkupTree<Node> = {
  tagOf: (node) => asElement(node)?.nodeName.toLowerCase() ?? "",
  hasWords: (node) => node.nodeType === Node.TEXT_NODE && /[^ \t\r\n\f]/.test(node.nodeValue ?? ""),
  childrenOf: (node) => [...(node instanceof HTMLTemplateElement ? node.content : node).childNodes],
  setChildren(node, children) {
    const present = node.childNodes;
    if (present.length === children.length && children.every((child, at) => child === present[at]))
      return;
    node.textContent = "";
    for (const child of children) node.appendChild(child);
  },
  create: (tag) => inertDocument().createElement(tag),
  attributeOf: (node, name) => asElement(node)?.getAttribute(name) ?? undefined,
  setAttribute(node, name, value) {
    if (value === undefined) asElement(node)?.removeAttribute(name);
    else asElement(node)?.setAttribute(name, value);
  },
};

const inertDocument = (): Document => document.createElement("template").content.ownerDocument;
