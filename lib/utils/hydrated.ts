/** Said on `document` once React answers presses on the page. */
export const HYDRATED = "hydrated";
