import "server-only";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { planAddresses } from "#lib/shop/domain/address/plan-addresses.ts";
import {
  type AddressContent,
  sameContent,
  toAddressOptions,
  usualBilling,
  usualDelivery,
} from "#lib/shop/domain/address/saved-address.ts";
import { ADDRESS_FIELDS, cleanFields } from "#lib/shop/values/address.ts";
import type { TypedAddress } from "./typed-address.ts";
import type { Visitor } from "./visitor.ts";

/** A customer in the checkout without scripts; both addresses are those of the profile. */
export interface Customer {
  readonly user: User;
  readonly delivery: AddressContent;
  /** Null if it equals the delivery address. */
  readonly billing: AddressContent | null;
  /** Whether the profile has the addresses that an order needs (docs/contract.md §3.2). */
  readonly hasAddresses: boolean;
}

const { profile, address } = calls.user.web;

/** The logged-in customer; null for a guest; a failure if the profile cannot be read. */
export async function readCustomer(visitor: Visitor): Promise<Result<Customer | null>> {
  const isCustomer = () => cookieValue(visitor.cookies(), "loggedIn") !== undefined;
  if (!isCustomer()) return ok(null);
  const read = await visitor.call(profile);
  if (read.ok) return ok(toCustomer(read.data));
  // The session has ended.
  return isCustomer() ? read : ok(null);
}

function toCustomer(user: User): Customer {
  const options = toAddressOptions(user.addresses);
  const { details, email } = user;
  const delivery = usualDelivery(options)?.content ?? {
    ...recordByName(ADDRESS_FIELDS, () => ""),
    firstName: details?.firstName ?? "",
    lastName: details?.lastName ?? "",
    contactEmail: email,
  };
  const bill = usualBilling(options)?.content;
  const has = (type: string) => user.addresses.some((one) => one.type === type);
  return {
    user,
    delivery,
    billing: bill && !sameContent(bill, delivery) ? bill : null,
    hasAddresses: has("main") && has("shipping"),
  };
}

/**
 * Saves the delivery address to the customer's profile, as the checkout with scripts does. The customer's own address
 * and a separate billing address are kept.
 */
export async function saveDelivery(
  { user, billing }: Customer,
  typed: TypedAddress,
  visitor: Visitor,
): Promise<Result<unknown>> {
  const content = cleanFields(typed, ADDRESS_FIELDS);
  const plan = planAddresses(
    user.addresses,
    { content, from: null },
    billing && { content: billing, from: null },
  );
  for (const change of plan) {
    const saved =
      change.id === null
        ? await visitor.call(address.create, change.address)
        : await visitor.call(address.update, change.address, { id: change.id });
    if (!saved.ok) return saved;
  }
  return ok(null);
}
