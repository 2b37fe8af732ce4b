import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isFailedTry, limitOf, reserveLogin, reserveTry } from "#lib/gateway/rate-limits.ts";
import type { Target } from "#lib/gateway/target.ts";
import { requiredEmail } from "#lib/gateway/validation/typed-fields.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import type { OrderKey } from "./order-pass.ts";

const { guest } = calls.document.document.get;

/** Number and e-mail as they are typed. */
export const orderKeySchema = z.object({
  number: z.string().trim().min(1, "required").max(100, "unknownRule"),
  email: requiredEmail,
});

/** Reads an order that this visitor has found before. */
export const readGuestOrder = (
  key: OrderKey,
  target: Pick<Target, "siteId" | "apiKey" | "locale" | "storeId">,
): Promise<Result<Order>> =>
  sendToBackend(guest, { ...target, input: { ...key }, site: target, cache: "no-store" });

/**
 * Finds an order by the number and e-mail that a visitor typed. Failed tries are limited like those of a login: by the
 * visitor's address, and per e-mail by delayed answers.
 * @throws Refusal 429
 */
export async function findGuestOrder(
  key: OrderKey,
  target: Target,
  address: string,
): Promise<Result<Order>> {
  const tried = await reserveTry(limitOf(guest), { siteId: target.siteId, address });
  const account = await reserveLogin(target.siteId, `order of ${key.email}`);
  if (account.delay > 0) await wait(account.delay);
  const found = await readGuestOrder(key, target);
  if (!isFailedTry(guest, found)) await Promise.all([tried.giveBack(), account.giveBack()]);
  return found;
}
