/** The response header by which the gateway reports that the visitor's session has ended. */
export const SESSION_ENDED_HEADER = "x-session-ended";

/** The event that the browser's client then dispatches on `window`: stores drop personal data and notify other tabs. */
export const SESSION_ENDED_EVENT = "baseline:session-ended";
