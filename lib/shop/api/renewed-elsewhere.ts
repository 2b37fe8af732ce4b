/** The fault of a session whose renewal was refused while another response may be bringing its new tokens. */
export const RENEWED_ELSEWHERE = "renewed elsewhere";

/** The response header by which the gateway asks the browser to send the call again with its new cookies. */
export const RENEWED_ELSEWHERE_HEADER = "x-renewed-elsewhere";

/** Milliseconds before the browser retries, and how often: 8 s are longer than the wait. */
export const REPEAT_AFTER = 1_000;
export const REPEATS = 8;
