/** The message by which the gateway refuses a call of the checkout without a buyer whom it knows. */
export const BUYER_UNKNOWN = "Save your address first.";

/** Whether the address has to be saved again, so that the gateway learns who buys. Used by the browser and by the gateway. */
export const isBuyerUnknown = (fault: {
  readonly status: number;
  readonly message: string;
}): boolean => fault.status === 403 && fault.message === BUYER_UNKNOWN;
