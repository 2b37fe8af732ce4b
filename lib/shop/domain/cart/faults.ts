/** The part of an error the rules look at. */
export interface Fault {
  readonly kind: string;
  readonly status: number;
  readonly message: string;
}

/** Why a cart's session is over. */
export type SessionEnd =
  /** "Cart is archived.": the cart is dropped, and the shopper is notified. */
  | "archived"
  /** "Session already used.": the cart became an order. */
  | "used";

/** Why a fault of any call ends the cart's session; null if it doesn't. Used by the browser and by the gateway. */
export function sessionEnd(fault: Fault): SessionEnd | null {
  if (fault.message.includes("Cart is archived.")) return "archived";
  return fault.message.includes("Session already used.") ? "used" : null;
}

/**
 * Whether the backend refuses the cart (400 or 409). After the call that loads the cart this ends the session; after
 * any other call, load the cart to find out.
 */
export const isCartRejected = (fault: Fault): boolean =>
  fault.kind === "http" && (fault.status === 400 || fault.status === 409);

/** Whether a fault of loading the cart means that the cart no longer exists. */
export const isCartOver = (fault: Fault): boolean =>
  isCartRejected(fault) || sessionEnd(fault) !== null;

/** Whether the call may have been carried out anyway: no answer, an unreadable one, or a server error. */
export const isUncertain = (fault: Fault): boolean =>
  fault.kind === "network" || fault.kind === "invalidAnswer" || fault.status >= 500;
