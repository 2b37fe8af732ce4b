/** A link, picture or both, nested, for which the tools are shown. */
export interface ShownSlots {
  /** The spot next to which the tools are shown, and from which Tab continues. */
  readonly anchor: HTMLElement;
  readonly slots: readonly HTMLElement[];
}

const SLOT = "[data-edit-slot]";
const MEDIA = '[data-edit-slot="media"], [data-edit-slot="icon"]';

/** The slots at a point of the page. A link that covers its whole card is above the card's picture. */
export function slotsAtPoint(x: number, y: number): ShownSlots | null {
  const all = document.elementsFromPoint(x, y);
  const [top] = all;
  // Elements under a dialog, the bar or the sticky header are not hovered.
  if (!top || top.closest("dialog, [data-edit-bar]")) return null;
  const area = top.closest("header, main, footer");
  const nodes = all
    .filter((node) => node.closest("header, main, footer") === area)
    .map((node) => node.closest<HTMLElement>(SLOT))
    .filter((node) => node !== null);
  return shown([...new Set(nodes)]);
}

/** The slots of a focused element. */
export function slotsOf(node: Element): ShownSlots | null {
  const slot = node.closest<HTMLElement>(SLOT);
  if (!slot) return null;
  const link = slot.closest<HTMLElement>('[data-edit-slot="link"]');
  const media = slot.matches(MEDIA) ? slot : slot.querySelector<HTMLElement>(MEDIA);
  return shown([media, link].filter((one) => one !== null));
}

function shown(slots: readonly HTMLElement[]): ShownSlots | null {
  const [anchor] = slots;
  return anchor ? { anchor: slots.find((node) => node.matches(MEDIA)) ?? anchor, slots } : null;
}

/** The picture of these slots that a file can replace. */
export const mediaOf = (found: ShownSlots | null): HTMLElement | null =>
  found?.slots.find(({ dataset }) => dataset.editSlot === "media") ?? null;

/** An address in the form of `data-edit`: the element's id and the path in it. */
export function readAddress(
  node: HTMLElement,
): { readonly elementId: number; readonly path: string } | null {
  const { edit = "" } = node.dataset;
  const at = edit.indexOf(":");
  const elementId = Number(edit.slice(0, at));
  return at > 0 && Number.isInteger(elementId) ? { elementId, path: edit.slice(at + 1) } : null;
}
