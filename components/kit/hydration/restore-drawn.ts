/** The parts of the server's page that React takes over. */
export interface Drawn {
  /** The controls rendered by the server, in order; detached if React has rendered the page again. */
  readonly controls: readonly HTMLElement[];
  /** The element that had the focus. */
  readonly focused: Element | null;
  /** Restores elements inserted next to ours; the observers themselves restore replacements of texts. */
  readonly putBack: () => void;
}

/**
 * Shared by two bundles: the script before React (`begin-in-steps.ts`) and the page. A module imported by both would be
 * a separate file in every first visit.
 */
declare global {
  /** Changes by other programs, recorded by `lib/web/security/late-scripts.ts`; the first entry is their observer. */
  var __seen: readonly [MutationObserver, ...MutationRecord[]] | undefined;
  var __drawn: Drawn | undefined;
}

const CONTROLS = "input, select, textarea, button, form, a[href]";
/** Elements that stay: React ignores them, and they have taken effect already. */
const LEFT = /^(?:SCRIPT|STYLE|LINK)$/;

/**
 * Restores the page as the server sent it, right before React hydrates it. Translation tools, password managers and
 * other extensions insert elements, and React would otherwise render the whole page again
 * (docs/decisions/0086-what-others-put-into-a-page-waits-for-react.md). Nodes are moved, not created, so typed values
 * stay; a moved field that had the focus gets it back. The records are complete, because a browser delivers them before
 * the next task.
 */
export function restoreDrawn(): Drawn {
  const focused = document.activeElement;
  const [observer, ...records] = globalThis.__seen ?? [];
  observer?.disconnect();
  for (const record of records.toReversed()) takeBack(record);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  const replaced = new Set(
    records
      .filter(({ removedNodes }) => removedNodes[0] instanceof Text)
      .map(({ target }) => target),
  );
  return {
    focused,
    controls: [...document.querySelectorAll<HTMLElement>(CONTROLS)],
    putBack: () => {
      for (const record of records) if (!replaced.has(record.target)) putBeside(record);
    },
  };
}

/** Only records of text changes have an old value. */
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
