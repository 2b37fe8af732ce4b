import "server-only";
import type { Session } from "#lib/gateway/auth/session.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import type { Target } from "./target.ts";

/** The profile of the logged-in customer; null for a guest, or if it cannot be read. The session is not changed. */
export async function customerProfile(
  { accessToken }: Session,
  target: Target,
): Promise<User | null> {
  if (accessToken === undefined) return null;
  const read = await sendToBackend(calls.user.web.profile, {
    ...target,
    site: target,
    accessToken,
    cache: "no-store",
  });
  return read.ok ? read.data : null;
}
