import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";

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
 * may replace rather than merge. A user name equal to the e-mail changes with it.
 */
export function toProfile(user: User, changes: Changes) {
  const email = VALUE_KINDS.email.clean(changes.email ?? user.email);
  const company = changes.company === undefined ? user.company : changes.company;
  const isEmail = user.username === "" || user.username === user.email;
  return {
    email,
    username: isEmail ? email : user.username,
    details: {
      firstName: VALUE_KINDS.anyName.clean(changes.firstName ?? user.details?.firstName ?? ""),
      lastName: VALUE_KINDS.anyName.clean(changes.lastName ?? user.details?.lastName ?? ""),
    },
    memberCardBarcode: VALUE_KINDS.cardNumber.clean(
      changes.memberCardBarcode ?? user.memberCardBarcode,
    ),
    // Sent only if there is one, or if it is removed.
    ...((company || changes.company === null) && { company }),
  };
}
