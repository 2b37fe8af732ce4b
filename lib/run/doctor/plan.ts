import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { catalogue } from "./plan-catalogue.ts";
import { content } from "./plan-content.ts";
import { start } from "./plan-start.ts";
import type { Step } from "./step.ts";

/** Every call that is made. All are safe to repeat: nothing changes at the backend. */
export const PLAN: readonly Step[] = [...start, ...catalogue, ...content];

/** Reading calls that are still not made, with the reasons. A new call has to be in the plan or here. */
const REASONS: ReadonlyMap<Call, string> = new Map<Call, string>([
  [calls.settings.external, "it needs the member card of a person"],
  [calls.document.document.get.guest, "it needs the order of a person"],
  [calls.ecommerce.delivery.getDeliveryOffers, "it is optional, and asked for a country"],
]);

/** Why a call is never made; null if it can be. */
export function whyNotAsked(call: Call): string | null {
  if (!call.safe) return "it writes, or uses something up";
  if (call.access === "customer") return "it needs a customer who is logged in";
  if (call.access === "staff") return "it needs a member of staff who is logged in";
  if (call.fill.includes("cart")) return "it needs a cart, and making one writes";
  return REASONS.get(call) ?? null;
}
