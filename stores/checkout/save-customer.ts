import { ok, type Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import {
  type AddressChange,
  planAddresses,
  readWantedIds,
  type WantedAddress,
} from "#lib/shop/domain/address/plan-addresses.ts";
import type { SavedBuyer } from "./save-guest.ts";

interface CustomerCalls {
  createAddress(address: AddressChange["address"]): Promise<Result<unknown>>;
  updateAddress(id: number, address: AddressChange["address"]): Promise<Result<unknown>>;
  /**
   * The profile, read again, because responses to the two calls above differ between backends (docs/contract.md §3.4).
   */
  refresh(): Promise<User | null>;
}

const UNFINISHED: Result<never> = {
  ok: false,
  error: { kind: "invalidAnswer", status: 0, message: "The profile lacks an address." },
};

/**
 * Saves the order's addresses to the customer's profile and returns the ids to order with. New addresses are created,
 * changed ones updated, and nothing is sent when nothing changed. The profile is read after an error too, so that a
 * retry does not repeat what was done.
 */
export async function saveCustomer(
  user: User,
  delivery: WantedAddress,
  billing: WantedAddress | null,
  calls: CustomerCalls,
): Promise<Result<SavedBuyer>> {
  const plan = planAddresses(user.addresses, delivery, billing);
  let now: User | null = user;
  for (const { id, address } of plan) {
    const result =
      id === null ? await calls.createAddress(address) : await calls.updateAddress(id, address);
    if (result.ok) continue;
    await calls.refresh();
    return result;
  }
  if (plan.length > 0) now = await calls.refresh();
  if (!now || now.id !== user.id) return UNFINISHED;
  const bill = (billing ?? delivery).content;
  const { complete, ...ids } = readWantedIds(now.addresses, delivery.content, bill);
  if (!complete) return UNFINISHED;
  return ok({ buyer: { userId: user.id, ...ids }, sentGuest: "", changed: plan.length > 0 });
}
