/**
 * Milliseconds for the slowest calls, an order and its confirmation. The server's shutdown waits longer than this, so
 * it stands apart from the calls, which plain Node does not load.
 */
export const LONGEST_DEADLINE = 30_000;
