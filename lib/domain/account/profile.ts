import type { User } from "#lib/api/schemas/user.ts";

interface Changes {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** "" removes the card. */
  readonly memberCardBarcode?: string;
  /** Null removes the company. */
  readonly company?: { readonly name: string; readonly address: string } | null;
}

/**
 * A customer with the changes applied, as `web/update` takes it (docs/contract.md §3.4): all fields, because a backend
 * may replace rather than merge. A user name that equals the e-mail changes with it; any other stays.
 */
export function toProfile(user: User, changes: Changes) {
  const email = (changes.email ?? user.email).trim();
  const company = changes.company === undefined ? user.company : changes.company;
  const isEmail = user.username === "" || user.username === user.email;
  return {
    email,
    username: isEmail ? email : user.username,
    details: {
      firstName: (changes.firstName ?? user.details?.firstName ?? "").trim(),
      lastName: (changes.lastName ?? user.details?.lastName ?? "").trim(),
    },
    memberCardBarcode: (changes.memberCardBarcode ?? user.memberCardBarcode).trim(),
    // Named only where there is one, or where it is removed.
    ...((company || changes.company === null) && { company }),
  };
}
