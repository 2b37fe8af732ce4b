/**
 * Reads and changes a tree of markup. The server uses parse5's trees, the editor the browser's, so that preparing a
 * text for the sanitiser is written once for both.
 */
export interface MarkupTree<Node> {
  /** The tag of an element in lower case; "" for everything else. */
  tagOf(node: Node): string;
  /** Whether it is a text with more than whitespace. */
  hasWords(node: Node): boolean;
  /** For a template: its content. */
  childrenOf(node: Node): readonly Node[];
  setChildren(node: Node, children: readonly Node[]): void;
  create(tag: string): Node;
  attributeOf(node: Node, name: string): string | undefined;
  /** Without a value the attribute is removed. */
  setAttribute(node: Node, name: string, value: string | undefined): void;
}
