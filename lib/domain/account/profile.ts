import type { User } from "#lib/api/schemas/user.ts";

interface Changes {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** "" takes the card off. */
  readonly memberCardBarcode?: string;
}

/**
 * A customer with what is changed, as `web/update` takes it (docs/contract.md §3.4): whole, because a backend may
 * replace rather than merge. A user name that was the e-mail goes on being it; one of its own stays.
 */
export function toProfile(user: User, changes: Changes) {
  const email = (changes.email ?? user.email).trim();
  const isEmail = user.username === "" || user.username === user.email;
  return {
    email,
    username: isEmail ? email : user.username,
    details: {
      firstName: (changes.firstName ?? user.details?.firstName ?? "").trim(),
      lastName: (changes.lastName ?? user.details?.lastName ?? "").trim(),
    },
    memberCardBarcode: (changes.memberCardBarcode ?? user.memberCardBarcode).trim(),
  };
}
