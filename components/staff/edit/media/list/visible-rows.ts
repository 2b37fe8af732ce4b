/** Which part of a long list is drawn. */
export interface Window {
  readonly columns: number;
  /** The first entry that is drawn, and the first after the last. */
  readonly from: number;
  readonly to: number;
  /** Pixels: height of the whole list, and of the part above the rendered rows. */
  readonly height: number;
  readonly above: number;
  /** The number of reused cells: entry `i` is drawn by cell `i % slots`. */
  readonly slots: number;
}

interface Measures {
  readonly count: number;
  readonly width: number;
  readonly viewport: number;
  readonly scrolled: number;
  /** The smallest width of a column; 0 for one column. */
  readonly least: number;
  readonly row: number;
}

/** Rows drawn above and below the visible ones, so that scrolling finds them ready. */
const SPARE = 2;

/**
 * The rendered part of a list: the visible rows and some around them. The number of cells is constant, at the ends too,
 * so that scrolling adds and removes no elements.
 */
export function visibleRows({ count, width, viewport, scrolled, least, row }: Measures): Window {
  const columns = least > 0 ? Math.max(1, Math.floor(width / least)) : 1;
  const rows = Math.ceil(count / columns);
  const most = Math.ceil(viewport / row) + 2 * SPARE + 1;
  const begin = Math.max(0, Math.min(Math.floor(scrolled / row) - SPARE, rows - most));
  return {
    columns,
    from: begin * columns,
    to: Math.min(count, (begin + most) * columns),
    height: rows * row,
    above: begin * row,
    slots: most * columns,
  };
}

/**
 * Whether a drawn entry has its picture when this many rows have theirs: first the visible ones from the top, then the
 * spare ones.
 */
export function hasPicture(index: number, rows: number, { from, columns, slots }: Window): boolean {
  const all = slots / columns;
  const place = Math.floor((index - from) / columns);
  return (place - SPARE + all) % all < rows;
}

/** The entry that a key leads to; null for keys that do not move. `isRtl`: the row runs from right to left. */
export function moveBy(
  key: string,
  at: number,
  { count, columns, page, isRtl }: { count: number; columns: number; page: number; isRtl: boolean },
): number | null {
  const clamp = (index: number) => Math.min(Math.max(0, index), count - 1);
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forward:
      return clamp(at + 1);
    case back:
      return clamp(at - 1);
    case "ArrowDown":
      return at + columns < count ? at + columns : clamp(at);
    case "ArrowUp":
      return at - columns >= 0 ? at - columns : clamp(at);
    case "PageDown":
      return clamp(at + columns * page);
    case "PageUp":
      return clamp(at - columns * page);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
