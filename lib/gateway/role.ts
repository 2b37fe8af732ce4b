import "server-only";
import type { Access } from "#lib/api/call.ts";
import type { Session } from "#lib/auth/session.ts";
import { Refusal } from "./refusal.ts";
import type { Target } from "./target.ts";

/** Why a session may not make a call, null where it may try; what it may do with it the backend decides. */
export function refusedRole(access: Access, session: Session, { site }: Target): Refusal | null {
  const isLoggedIn = session.accessToken !== undefined || session.fault !== undefined;
  if (access !== "public" && !isLoggedIn) return new Refusal(401, "Log in first.");
  if (access === "staff" && !session.isStaff)
    return new Refusal(403, "This call is for staff only.");
  if (!site.maintenance || session.isStaff) return null;
  return new Refusal(503, "The shop is closed for maintenance.", { "retry-after": "60" });
}
