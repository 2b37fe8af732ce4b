/** The part of an error the rules look at. */
interface Fault {
  readonly kind: string;
  readonly status: number;
  readonly message: string;
}

/** What a failed cart call means for the session (spec 4, Cart session; 8.2). */
export type SessionEnd =
  /** 'Cart is archived.': cleared, home, alert. */
  | "archived"
  /** 'Session already used.': cleared, home, no notice. */
  | "used";

export function sessionEnd(fault: Fault): SessionEnd | null {
  if (fault.message.includes("Cart is archived.")) return "archived";
  return fault.message.includes("Session already used.") ? "used" : null;
}

/** Loading the cart answered 400 or 409: the session is no more (spec 7.6, getCart). */
export const isGone = (fault: Fault): boolean =>
  fault.kind === "http" && (fault.status === 400 || fault.status === 409);

/** Nobody knows whether the call was carried out: silence, an unreadable answer or a failing server. */
export const isUncertain = (fault: Fault): boolean =>
  fault.kind === "network" || fault.kind === "invalidAnswer" || fault.status >= 500;
