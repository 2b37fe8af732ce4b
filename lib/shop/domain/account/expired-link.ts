/** Statuses that mean that a link is unknown, used up or too old. */
const EXPIRED: ReadonlySet<number> = new Set([400, 401, 404]);

/** Whether a new link for the forgotten password has to be requested. */
export const isExpiredLink = ({ status }: { readonly status: number }): boolean =>
  EXPIRED.has(status);
