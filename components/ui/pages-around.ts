/** A page number to show. `near` ones are shown on phones too. */
interface PageItem {
  readonly page: number;
  readonly near: boolean;
}

/** Page links shown (docs/screens.md §6.4). */
const SHOWN = 9;
/** Of those, the ones that fit on a phone beside the step links. */
const SHOWN_ON_PHONES = 3;

/** The page numbers around the current one; at both ends the window stays full. First and last have their own links. */
export function pagesAround(page: number, totalPages: number): PageItem[] {
  const near = range(page, totalPages, SHOWN_ON_PHONES);
  return range(page, totalPages, SHOWN).map((number) => ({
    page: number,
    near: near.includes(number),
  }));
}

function range(page: number, totalPages: number, size: number): number[] {
  const length = Math.min(size, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
