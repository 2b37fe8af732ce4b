/** Set on `globalThis` by the server that is going away, read by `/api/ready`: it takes no new work. */
export const DRAINING = Symbol.for("baseline.draining");
