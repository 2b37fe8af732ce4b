/**
 * Lets other programs move the children of the body: reading toolbars and page frames put them into their own elements
 * at any time. React and Next assume that they stay in place, and the next navigation would throw a `NotFoundError`
 * (docs/decisions/0102-others-may-move-what-stands-in-the-body.md).
 */
export function letOthersMove(body: HTMLElement): void {
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(body, {
    insertBefore: (node: Node, next: Node | null) =>
      insertBefore.call(next?.parentNode ?? body, node, next),
    removeChild: (node: Node) => removeChild.call(node.parentNode ?? body, node),
  });
}
