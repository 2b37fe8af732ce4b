/**
 * Milliseconds for the slowest calls, an order and its confirmation. The server's shutdown waits longer than this, so
 * it stands apart from the calls, which plain Node does not load.
 */
export const LONGEST_DEADLINE = 30_000;

/** Milliseconds for what the gateway asks before it sends an order: its buyer, consents, cart. */
export const ORDER_PREPARATION = 10_000;
