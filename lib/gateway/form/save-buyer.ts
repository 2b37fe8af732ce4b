import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import type { ApiError } from "#lib/api/errors.ts";
import { cookieValue } from "#lib/auth/cookies.ts";
import { planAddresses, readWantedIds } from "#lib/domain/address/plan-addresses.ts";
import { sameContent } from "#lib/domain/address/saved-address.ts";
import { toGuest, toPerson, UNKNOWN_BUYER } from "#lib/domain/checkout/buyer.ts";
import { blankAddress } from "#lib/validation/address.ts";
import type { TypedAddress } from "./typed-address.ts";
import type { Visitor } from "./visitor.ts";

const { register, profile, address } = calls.user.web;

const UNFINISHED: ApiError = {
  kind: "invalidAnswer",
  status: 0,
  message: "The profile lacks an address.",
};

export const isCustomer = (visitor: Visitor): boolean =>
  cookieValue(visitor.cookies(), "loggedIn") !== undefined;

/**
 * Saves who buys: a customer's address in the profile, whose main and delivery address an order takes, else the guest.
 * Null where it is done.
 */
export async function saveBuyer(visitor: Visitor, typed: TypedAddress): Promise<ApiError | null> {
  if (isCustomer(visitor)) return saveCustomer(visitor, typed);
  const wanted = { ...typed, differentBilling: false, billing: blankAddress };
  const made = await visitor.call(register, toGuest(wanted, UNKNOWN_BUYER));
  return made.ok ? null : made.error;
}

/** The profile is read again afterwards, because the answers of its changes differ (docs/contract.md §3.4). */
async function saveCustomer(visitor: Visitor, typed: TypedAddress): Promise<ApiError | null> {
  const user = await visitor.call(profile);
  if (!user.ok) return user.error;
  const content = {
    ...toPerson(typed),
    companyName: typed.companyName.trim(),
    companyOIB: typed.companyOIB.trim(),
  };
  const from = user.data.addresses.find((one) => sameContent(one, content))?.id ?? null;
  const plan = planAddresses(user.data.addresses, { content, from }, null);
  for (const { id, address: change } of plan) {
    const saved =
      id === null
        ? await visitor.call(address.create, change)
        : await visitor.call(address.update, change, [id]);
    if (!saved.ok) return saved.error;
  }
  if (plan.length === 0) return null;
  const now = await visitor.call(profile);
  if (!now.ok) return now.error;
  return readWantedIds(now.data.addresses, content, content).complete ? null : UNFINISHED;
}
