/** Dispatched on `document` once React handles clicks on the page. */
export const HYDRATED = "hydrated";

/** Marks a button whose press waits for the code that answers it: it looks busy (app/styles/parts.css). */
export const HELD = "data-held";
