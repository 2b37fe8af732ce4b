import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";
import { catalogue } from "./plan-catalogue.ts";
import { content } from "./plan-content.ts";
import { start } from "./plan-start.ts";
import type { Step } from "./step.ts";

/** Every call that is asked. All are safe to repeat: nothing of the backend changes. */
export const PLAN: readonly Step[] = [...start, ...catalogue, ...content];

/** Calls that read and are not asked all the same, and why. A new call is in the plan or here. */
const REASONS: ReadonlyMap<Call, string> = new Map<Call, string>([
  [calls.settings.external, "it needs the member card of a person"],
]);

/** Why a call is never asked, null where it can be. */
export function whyNotAsked(call: Call): string | null {
  if (!call.safe) return "it writes, or uses something up";
  if (call.access === "customer") return "it needs a customer who is logged in";
  if (call.access === "staff") return "it needs a member of staff who is logged in";
  if (call.fill.includes("cart")) return "it needs a cart, and making one writes";
  return REASONS.get(call) ?? null;
}
