import "server-only";
import { createHmac } from "node:crypto";
import { log } from "#lib/config/log.ts";
import { getSettings } from "#lib/config/settings.ts";
import { processWide } from "#lib/utils/process-wide.ts";

/** What somebody who watches the log has to see (docs/security.md §2.5). */
export type SecurityEvent = "origin" | "limit" | "login" | "captcha" | "socialLogin";

const MINUTE = 60_000;
/** Lines of one kind in a minute: an attack must not fill the disk with its own log. */
const MOST = 60;

const lines = processWide("security-lines", () => new Map<SecurityEvent, number[]>());

/**
 * Logs one line of a refusal. A name that was typed is written as a short keyed hash: equal names can be seen to be equal, and
 * nobody can be read from it.
 */
export function logSecurityEvent(
  event: SecurityEvent,
  { name, ...detail }: { status: number; site?: string; requestId?: string; name?: string },
  now = Date.now(),
): void {
  const recent = (lines.get(event) ?? []).filter((at) => at > now - MINUTE);
  lines.set(event, recent);
  if (recent.length >= MOST) return;
  recent.push(now);
  log().warn({ kind: "security", event, ...detail, ...(name && { name: hashOf(name) }) });
}

const hashOf = (name: string): string =>
  createHmac("sha256", getSettings().SESSION_SECRET ?? "")
    .update(name.trim().toLowerCase())
    .digest("hex")
    .slice(0, 12);

/** Forgets what was logged (tests). */
export const resetSecurityEvents = (): void => lines.clear();
