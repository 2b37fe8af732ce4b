/**
 * Milliseconds for the slowest calls, an order and its confirmation. The server's shutdown waits longer than this. It
 * has its own file because plain Node does not load the calls.
 */
export const LONGEST_DEADLINE = 30_000;

/** Milliseconds for the gateway's checks before it sends an order: buyer, consents, cart. */
export const ORDER_PREPARATION = 10_000;
