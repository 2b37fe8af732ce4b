import type { User } from "#lib/shop/api/schemas/user-schema.ts";

/** The services that staff routes change, by their names in `scopes` (docs/contract.md §3.9). */
export const STAFF_SCOPES = [
  "cms.element",
  "cms.post",
  "cms.media",
  "cms.option",
  "cms.consent",
] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** Whether a person's scope is a known one. */
export const isStaffScope = (scope: string): scope is StaffScope =>
  STAFF_SCOPES.some((known) => known === scope);

/** A scope as the last part of a message key, which cannot contain a dot. */
export const SCOPE_KEYS = {
  "cms.element": "element",
  "cms.post": "post",
  "cms.media": "media",
  "cms.option": "option",
  "cms.consent": "consent",
} as const satisfies Record<StaffScope, string>;

type Person = Pick<User, "isBackofficeUser" | "scopes">;

/**
 * Whether a person has the right for a scope. `scopes` lists the rights of a staff member; without it, all. An unknown
 * scope is refused, whatever the person's list contains.
 */
export const mayChange = (user: Person, scope: StaffScope): boolean =>
  user.isBackofficeUser &&
  isStaffScope(scope) &&
  (user.scopes === null || user.scopes.includes(scope));

/** The scopes of a person, in the order of `STAFF_SCOPES`. */
export const scopesOf = (user: Person): readonly StaffScope[] =>
  STAFF_SCOPES.filter((scope) => mayChange(user, scope));

/** Whether edit mode has anything to change for a person: one scope is enough, the rest is read-only. */
export const mayOpenEditor = (user: Person): boolean => scopesOf(user).length > 0;

/** The rights to write on a page: its sections, and the texts of the page or post itself. */
export const WRITING_SCOPES = ["cms.element", "cms.post"] as const;
