import { type Account, type Address, accountById, addressesOf } from "../../domain/accounts.ts";
import { forbidden, invalid } from "../../domain/failure.ts";
import type { Call } from "../../http/call.ts";
import { optionalInteger } from "../../http/input.ts";

export interface Buyer {
  readonly account: Account;
  readonly shipping: Address | null;
  readonly main: Address | null;
  /** The main address when there is no different one. */
  readonly billing: Address | null;
}

/** The buyer: the guest that `userId` names, or the customer of the token. Ordering as a customer needs the token. */
export function buyerOf(call: Call): Buyer {
  const id = optionalInteger(call.body, "userId") ?? call.account?.id;
  if (id === undefined) throw invalid("userId is required.");
  const account = accountById(call.db, call.site.siteId, id);
  if (!account) throw invalid("There is no such user.");
  if (!account.guest && call.account?.id !== account.id)
    throw forbidden("Log in to order as this user.");
  const addresses = addressesOf(call.db, account.id);
  const find = (type: string, field: string) => {
    const wanted = optionalInteger(call.body, field);
    const named = wanted === null ? undefined : addresses.find((address) => address.id === wanted);
    return named ?? addresses.find((address) => address.type === type) ?? null;
  };
  const main = addresses.find(({ type }) => type === "main") ?? null;
  return {
    account,
    main,
    shipping: find("shipping", "userShippingAddressId"),
    billing: find("billing", "userBillingAddressId") ?? main,
  };
}
