/** From this many pieces down it is said how many are left. */
export const LOW_STOCK = 5;
