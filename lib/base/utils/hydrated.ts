/** Dispatched on `document` once React handles clicks on the page. */
export const HYDRATED = "hydrated";
