import type { User } from "#lib/api/schemas/user.ts";

/**
 * Whether a person may change sections. `scopes` names what a staff member may change; without it, everything
 * (docs/contract.md §3.9).
 */
export const canEditElements = (user: Pick<User, "isBackofficeUser" | "scopes">): boolean =>
  user.isBackofficeUser && (user.scopes === null || user.scopes.includes("cms.element"));
