/** The part of an error the rules look at. */
interface Fault {
  readonly kind: string;
  readonly status: number;
  readonly message: string;
}

/** Why a cart's session is over. */
export type SessionEnd =
  /** "Cart is archived.": the cart is given up, and the shopper is told. */
  | "archived"
  /** "Session already used.": the cart became an order. */
  | "used";

/** Whether a fault ends the cart's session, whichever call met it. Browser and gateway both decide it here. */
export function sessionEnd(fault: Fault): SessionEnd | null {
  if (fault.message.includes("Cart is archived.")) return "archived";
  return fault.message.includes("Session already used.") ? "used" : null;
}

/** 400 or 409. Loading the cart met it: the session is no more. Another call did: the cart should be loaded to find out. */
export const isCartRejected = (fault: Fault): boolean =>
  fault.kind === "http" && (fault.status === 400 || fault.status === 409);

/** What loading the cart met means that there is no such cart any more. */
export const isCartOver = (fault: Fault): boolean =>
  isCartRejected(fault) || sessionEnd(fault) !== null;

/** Nobody knows whether the call was carried out: silence, an unreadable answer or a failing server. */
export const isUncertain = (fault: Fault): boolean =>
  fault.kind === "network" || fault.kind === "invalidAnswer" || fault.status >= 500;
