/** The most bytes of one file (docs/screens.md §6.4). */
export const UPLOAD_BYTES = 10_000_000;

/** Files that a visitor may send with one form. */
export const UPLOADS_PER_FORM = 10;
