import { classNames } from "#lib/base/utils/class-names.ts";

export const CLOSE_PATH = "m6 6 12 12M18 6 6 18";
export const SEARCH_PATH = "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 4.5 4.5";
export const PLUS_PATH = "M12 5v14M5 12h14";
export const MINUS_PATH = "M5 12h14";
export const CART_PATH =
  "M3 4h2.2l2.1 11.2a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.2L20.5 8H6M9.5 20.2v.1m8-.1v.1";
export const CHECK_PATH = "m5 12.5 4.5 4.5L19 7.5";
export const INFO_PATH = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5m0-8.2v.1";
export const WARNING_PATH = "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.4v.1";
export const IMAGE_PATH = "M4 5h16v14H4V5Zm0 11 4.5-4.5 4 4 2.5-2.5 5 5M15.5 9v.1";

/** An icon by its path, for islands of every page, which must not include all icons (`icon.tsx`). */
export function Glyph({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames("icon size-5 shrink-0", className)}
    >
      <path d={path} />
    </svg>
  );
}
