/**
 * How a tree of markup is read and changed. The server has parse5's, the editor the browser's; what is done to a text
 * before its tags are judged is written once, for both.
 */
export interface MarkupTree<Node> {
  /** The tag of an element in small letters; "" for everything else. */
  tagOf(node: Node): string;
  /** Whether it is a text with more than blanks. */
  hasWords(node: Node): boolean;
  /** Of a template: what it holds. */
  childrenOf(node: Node): readonly Node[];
  setChildren(node: Node, children: readonly Node[]): void;
  create(tag: string): Node;
  attributeOf(node: Node, name: string): string | undefined;
  /** Without a value the attribute is taken away. */
  setAttribute(node: Node, name: string, value: string | undefined): void;
}
