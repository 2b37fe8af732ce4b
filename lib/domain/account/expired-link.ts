/** Statuses that mean that a link is unknown, used up or too old. */
const EXPIRED: ReadonlySet<number> = new Set([400, 401, 404]);

/** Whether the link of a forgotten password is to be asked for once more. */
export const isExpiredLink = ({ status }: { readonly status: number }): boolean =>
  EXPIRED.has(status);
