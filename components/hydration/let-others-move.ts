/**
 * Lets others move what stands in the body: toolbars for better reading and frames around pages take its children into
 * boxes of their own, at any time. React and Next take for granted that they are where they were put, and the next page
 * would end in `NotFoundError` (docs/decisions/0102-others-may-move-what-stands-in-the-body.md).
 */
export function letOthersMove(body: HTMLElement): void {
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(body, {
    insertBefore: (node: Node, next: Node | null) =>
      insertBefore.call(next?.parentNode ?? body, node, next),
    removeChild: (node: Node) => removeChild.call(node.parentNode ?? body, node),
  });
}
