import { track } from "#lib/web/analytics/track.ts";
import { amountsOf } from "./amounts-of.ts";
import { type TrackedProduct, trackedAround, trackedAt } from "./tracked-product.ts";

/** More products of one list than a screen shows are not named. */
const MOST = 50;

/** The ids of each list's products, joined by spaces, as last sent or waiting to be seen. */
const lists = new WeakMap<Element, string>();
let observer: IntersectionObserver | null = null;

/**
 * Sends a view of each product list once it is visible, again when its products change, and each click on one of its
 * products.
 */
export function watchLists(): void {
  if (!observer) {
    observer = new IntersectionObserver(sendSeen);
    document.addEventListener("click", sendChosen, true);
  }
  const tiles = document.querySelectorAll("[data-tracked]");
  for (const list of new Set([...tiles].map(listOf))) {
    const shown = productsOf(list)
      .map(({ id }) => id)
      .join(" ");
    if (lists.get(list) === shown) continue;
    lists.set(list, shown);
    // Observing it again reports it again if it is visible.
    observer.unobserve(list);
    observer.observe(list);
  }
}

function sendSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    track({ type: "viewItemList", list: nameOf(target), ...amountsOf(productsOf(target)) });
  }
}

function sendChosen({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  const product = link && trackedAround(link);
  const tile = link?.closest("[data-tracked]");
  if (product && tile)
    track({ type: "selectItem", list: nameOf(listOf(tile)), ...amountsOf([product]) });
}

const listOf = (tile: Element): Element => tile.closest("ul, ol") ?? tile;

const productsOf = (list: Element): TrackedProduct[] =>
  [list, ...list.querySelectorAll("[data-tracked]")]
    .flatMap((tile) => (tile instanceof HTMLElement && trackedAt(tile)) || [])
    .slice(0, MOST);

/**
 * The heading above the list: of the innermost section that has its own heading before the list (the filters' headings
 * come after it), otherwise the page's.
 */
const nameOf = (list: Element): string => {
  const heading = headingAbove(list, list.closest("section")) ?? document.querySelector("main h1");
  return heading?.textContent?.trim().slice(0, 100) ?? "";
};

function headingAbove(list: Element, section: Element | null): Element | null {
  if (!section) return null;
  const own = [...section.querySelectorAll("h1, h2, h3")].find(
    (heading) =>
      heading.closest("section") === section &&
      heading.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return own ?? headingAbove(list, section.parentElement?.closest("section") ?? null);
}
