import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";

/** A product as a page shows it; the server writes it only where a site sends analytics. */
export interface TrackedProduct {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
}

/** The product of a tile (`data-tracked`) or of its page (`data-tracked-product`). */
export function trackedAt(place: HTMLElement): TrackedProduct | null {
  const given = parseJson(place.dataset.tracked ?? place.dataset.trackedProduct ?? "");
  return isRecord(given) &&
    typeof given.id === "number" &&
    typeof given.name === "string" &&
    typeof given.price === "number" &&
    typeof given.currency === "string"
    ? { id: given.id, name: given.name, price: given.price, currency: given.currency }
    : null;
}

/** The product that an element, such as a tile's heart, belongs to. */
export function trackedAround(element: Element): TrackedProduct | null {
  const place = element.closest<HTMLElement>("[data-tracked], [data-tracked-product]");
  return place && trackedAt(place);
}
