/** What `lib/security/late-scripts.ts` has seen of the changes that others made to the page. */
interface Seen extends MutationObserver {
  readonly all: MutationRecord[];
}
declare global {
  var __seen: Seen | undefined;
}

/** The controls that the server has drawn, in their order. After a page was drawn anew they stand in none any more. */
export const drawn: { controls: readonly HTMLElement[] } = { controls: [] };

const CONTROLS = "input, select, textarea, button, form, a[href]";
/** They do nothing to the page that React reads, and have done their work. */
const LEFT = /^(?:SCRIPT|STYLE|LINK)$/;
const isOurs = (node: Node) => !LEFT.test(node.nodeName);

/**
 * Makes the page again what the server sent, for the moment in which React takes it over: translators, password managers
 * and other extensions have put elements into it, and React would draw the whole page anew
 * (docs/decisions/0086-what-others-put-into-a-page-waits-for-react.md). Nodes are moved, none is made: what was typed stays.
 *
 * @returns puts back what stood beside elements of ours; what stood in place of a text is put there again by who watches
 */
export function restoreDrawn(): () => void {
  const seen = globalThis.__seen;
  const records = seen ? [...seen.all.splice(0), ...seen.takeRecords()] : [];
  seen?.disconnect();
  for (const record of records.toReversed()) takeBack(record);
  drawn.controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const replaced = new Set(
    records.flatMap(({ removedNodes, target }) => (removedNodes.length > 0 ? [target] : [])),
  );
  return () => {
    for (const record of records) if (!replaced.has(record.target)) putBeside(record);
  };
}

function takeBack({
  type,
  target,
  addedNodes,
  removedNodes,
  nextSibling,
  oldValue,
}: MutationRecord) {
  if (type === "characterData") target.nodeValue = oldValue;
  for (const node of [...addedNodes].filter(isOurs))
    if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, within(target, nextSibling));
}

function putBeside({ target, addedNodes, nextSibling }: MutationRecord) {
  for (const node of addedNodes)
    if (node instanceof Element && !node.isConnected && target.isConnected)
      target.insertBefore(node, within(target, nextSibling));
}

const within = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null);
