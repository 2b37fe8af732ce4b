/** What React takes over of the server's page. */
export interface Drawn {
  /** The controls that the server has drawn, in their order. After a page was drawn anew they stand in none any more. */
  readonly controls: readonly HTMLElement[];
  /** Puts back what stood beside elements of ours; what stood in place of a text is put there again by who watches. */
  readonly putBack: () => void;
}

/**
 * Two programs share these: what runs before React (`begin-in-steps.ts`) and the page. A module that both import would be
 * a file of its own in every first visit.
 */
declare global {
  /** What `lib/security/late-scripts.ts` has seen of the changes that others made to the page, behind what sees them. */
  var __seen: readonly [MutationObserver, ...MutationRecord[]] | undefined;
  var __drawn: Drawn | undefined;
}

const CONTROLS = "input, select, textarea, button, form, a[href]";
/** They do nothing to the page that React reads, and have done their work. */
const LEFT = /^(?:SCRIPT|STYLE|LINK)$/;

/**
 * Makes the page again what the server sent, for the moment in which React takes it over: translators, password managers
 * and other extensions have put elements into it, and React would draw the whole page anew
 * (docs/decisions/0086-what-others-put-into-a-page-waits-for-react.md). Nodes are moved, none is made: what was typed stays.
 *
 * The records are complete: a browser hands them over before the next task begins, and this is one.
 */
export function restoreDrawn(): Drawn {
  const [observer, ...records] = globalThis.__seen ?? [];
  observer?.disconnect();
  for (const record of records.toReversed()) takeBack(record);
  const replaced = new Set(
    records
      .filter(({ removedNodes }) => removedNodes[0] instanceof Text)
      .map(({ target }) => target),
  );
  return {
    controls: [...document.querySelectorAll<HTMLElement>(CONTROLS)],
    putBack: () => {
      for (const record of records) if (!replaced.has(record.target)) putBeside(record);
    },
  };
}

/** Only records of texts have an old value. */
function takeBack({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  if (oldValue !== null) target.nodeValue = oldValue;
  for (const node of addedNodes)
    if (node.parentNode === target && !LEFT.test(node.nodeName)) target.removeChild(node);
  for (const node of removedNodes) insert(node, target, nextSibling);
}

function putBeside({ target, addedNodes, nextSibling }: MutationRecord) {
  for (const node of addedNodes)
    if (node instanceof Element && !node.isConnected && target.isConnected)
      insert(node, target, nextSibling);
}

const insert = (node: Node, parent: Node, next: Node | null) =>
  parent.insertBefore(node, next?.parentNode === parent ? next : null);
