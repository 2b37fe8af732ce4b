/** The answer's header that says the visitor's session is over. */
export const SESSION_ENDED_HEADER = "x-session-ended";

/** What the browser's client dispatches on `window` then, so that stores forget who was there and tell other tabs. */
export const SESSION_ENDED_EVENT = "baseline:session-ended";
