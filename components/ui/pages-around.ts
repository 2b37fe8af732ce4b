/** A page number to show, or a gap. */
export interface PageItem {
  readonly key: string;
  readonly page: number | null;
}

/** First, last, and the current page with a neighbour on each side; a gap of one page shows that page. */
export function pagesAround(page: number, totalPages: number): PageItem[] {
  const shown = new Set([1, totalPages, page - 1, page, page + 1]);
  const items: PageItem[] = [];
  let before = 0;
  for (const number of [...shown].filter((n) => n >= 1 && n <= totalPages).sort((a, b) => a - b)) {
    if (number - before === 2) items.push({ key: `${number - 1}`, page: number - 1 });
    else if (number - before > 2) items.push({ key: `gap-${number}`, page: null });
    items.push({ key: `${number}`, page: number });
    before = number;
  }
  return items;
}
