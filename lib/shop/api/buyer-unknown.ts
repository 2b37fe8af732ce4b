/** The gateway's message for a checkout call without a known buyer. */
export const BUYER_UNKNOWN = "Save your address first.";

/**
 * Whether the address has to be saved again, so that the gateway knows the buyer. Used by the browser and by the
 * gateway.
 */
export const isBuyerUnknown = (fault: {
  readonly status: number;
  readonly message: string;
}): boolean => fault.status === 403 && fault.message === BUYER_UNKNOWN;
