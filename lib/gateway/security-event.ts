import "server-only";
import { log } from "#lib/config/log.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import { hashedName } from "./hashed-name.ts";

/** What somebody who watches the log has to see (docs/security.md §2.5). */
export type SecurityEvent =
  | "origin"
  | "limit"
  | "login"
  | "captcha"
  | "socialLogin"
  | "sitePassword"
  | "staff"
  | "signature";

const MINUTE = 60_000;
/** Lines of one kind in a minute: an attack must not fill the disk with its own log. */
const MOST = 60;

const lines = processWide("security-lines", () => new Map<SecurityEvent, number[]>());

/** Logs one line of a refusal. A name that was typed is hashed. */
export function logSecurityEvent(
  event: SecurityEvent,
  { name, ...detail }: { status: number; site?: string; requestId?: string; name?: string },
  now = Date.now(),
): void {
  const recent = (lines.get(event) ?? []).filter((at) => at > now - MINUTE);
  lines.set(event, recent);
  if (recent.length >= MOST) return;
  recent.push(now);
  log().warn({ kind: "security", event, ...detail, ...(name && { name: hashedName(name) }) });
}

/** Forgets what was logged (tests). */
export const resetSecurityEvents = (): void => lines.clear();
