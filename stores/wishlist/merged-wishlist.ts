import { fail, isRetryable, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { WishlistCalls } from "#lib/web/client/wishlist-calls.ts";
import type { keptWishes } from "./kept-wishes.ts";

interface MergedWishlist {
  readonly account: WishlistCalls;
  readonly device: Pick<typeof keptWishes, "all" | "add" | "remove" | "refuse">;
  readonly isCustomer: () => boolean;
  /** Runs work of this kind in one tab at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * The wish list of the current visitor. A guest's is stored on the device, and moves into the account at the first read
 * after the login; products that the backend rejects stay on the device, and on the list.
 */
export function mergedWishlist({
  account,
  device,
  isCustomer,
  alone,
}: MergedWishlist): WishlistCalls {
  const keptIds = () => device.all().map(({ id }) => id);

  /** The account's list after the device's was added to it. */
  async function merge(): ReturnType<WishlistCalls["list"]> {
    const before = await account.list();
    if (!before.ok) return before;
    device.remove(before.data.ids.slice());
    const open = device.all().filter(({ refused }) => !refused);
    if (open.length === 0) return before;
    // The oldest first, so that the order stays.
    const answered: number[] = [];
    for (const { id } of open.reverse()) {
      const sent = await account.toggle(id);
      if (sent.ok || !isRetryable(sent.error)) answered.push(id);
    }
    const after = await account.list();
    // Without this answer nothing is known: all stay on the device until the next read.
    if (!after.ok) return before;
    device.remove(after.data.ids.slice());
    device.refuse(keptIds().filter((id) => answered.includes(id)));
    return after;
  }

  return {
    async list() {
      if (!isCustomer()) return ok({ ids: keptIds() });
      if (keptIds().length === 0) return account.list();
      const merged = await alone(merge);
      return merged.ok ? ok({ ids: [...keptIds(), ...merged.data.ids] }) : merged;
    },
    async toggle(id): Promise<Result<unknown>> {
      const isKept = keptIds().includes(id);
      if (isKept) device.remove([id]);
      else if (isCustomer()) return account.toggle(id);
      else if (!device.add(id)) return fail(toApiError(0, "storage"));
      return ok({});
    },
  };
}
