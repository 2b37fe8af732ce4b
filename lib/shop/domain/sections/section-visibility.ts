import {
  flagAt,
  mediaAt,
  partsOf,
  type SlotElement,
  textAt,
  valueAt,
} from "#lib/shop/domain/content/element.ts";
import { definitionNamed } from "./find-definition.ts";

/** The name of the component that draws a section: `options.component` (docs/contract.md §5.3). */
export const componentOf = (element: SlotElement): string => textAt(element, "options.component");

/** The parts that are not hidden. */
export const visibleParts = (element: SlotElement): SlotElement[] =>
  partsOf(element).filter((part) => !flagAt(part, "options.hidden"));

/** Whether a section has nothing to show. Sections that read their content (posts, events…) decide that themselves. */
export function isBlank(element: SlotElement): boolean {
  const slots = definitionNamed(componentOf(element))?.filledBy;
  if (!slots) return false;
  if (slots === "parts") return visibleParts(element).length === 0;
  return ["meta", "mobileMeta"].every((slot) =>
    slots.every((name) => {
      const path = `${slot}.${name}`;
      const isText = typeof valueAt(element, path) === "string";
      return textAt(element, path).trim() === "" && (isText || mediaAt(element, path) === null);
    }),
  );
}

/**
 * On which screens a section is shown. `options.hidden` applies everywhere, `mobileOptions.hidden` overrides it below
 * 1024 px.
 */
type Visibility = "always" | "desktop" | "mobile" | "never";

export function visibilityOf(element: SlotElement): Visibility {
  const desktop = !flagAt(element, "options.hidden");
  const override = valueAt(element, "mobileOptions.hidden");
  const mobile =
    override === undefined || override === null
      ? desktop
      : !flagAt(element, "mobileOptions.hidden");
  if (desktop) return mobile ? "always" : "desktop";
  return mobile ? "mobile" : "never";
}

/** Sections without an order come last; equal ones keep the order they came in. */
const orderAt = (element: SlotElement, path: string): number | null => {
  const value = valueAt(element, path);
  const order = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof order === "number" && Number.isFinite(order) ? order : null;
};

const LAST = Number.MAX_SAFE_INTEGER;
const orderOf = (element: SlotElement) => orderAt(element, "options.order") ?? LAST;

/** The sections of a page in their order. */
export const inOrder = <E extends SlotElement>(elements: readonly E[]): E[] =>
  [...elements].sort((one, other) => orderOf(one) - orderOf(other));

/**
 * The position of each section below 1024 px, as CSS `order` values; null if it is the same as on desktop. Takes the
 * sections in their desktop order.
 */
export function mobileOrder(elements: readonly SlotElement[]): number[] | null {
  const wanted = elements.map((element, index) => ({
    index,
    order: orderAt(element, "mobileOptions.order") ?? orderOf(element),
  }));
  const sorted = [...wanted].sort((one, other) => one.order - other.order);
  if (sorted.every((entry, position) => entry.index === position)) return null;
  const places = new Array<number>(elements.length).fill(0);
  sorted.forEach((entry, position) => {
    places[entry.index] = position;
  });
  return places;
}
