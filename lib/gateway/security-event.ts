import "server-only";
import { log } from "#lib/base/config/log.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { hashedName } from "./hashed-name.ts";

/** Events that an operator who watches the log must see (docs/security.md §2.5). */
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

interface Lines {
  /** When each of the last minute was written. */
  recent: number[];
  /** How many were left out since the last one. */
  leftOut: number;
}

const lines = processWide("security-lines", () => new Map<SecurityEvent, Lines>());

interface Detail {
  readonly status: number;
  readonly site?: string;
  readonly requestId?: string;
  /** Typed or known data of a person: hashed. */
  readonly name?: string;
  /** The action that a member of staff was about to do, and their id. */
  readonly action?: string;
  readonly who?: number;
}

/** Logs one line of a refusal, with the number of suppressed lines of its kind. */
export function logSecurityEvent(
  event: SecurityEvent,
  { name, ...detail }: Detail,
  now = Date.now(),
): void {
  const held = lines.get(event) ?? { recent: [], leftOut: 0 };
  lines.set(event, held);
  held.recent = held.recent.filter((at) => at > now - MINUTE);
  if (held.recent.length >= MOST) {
    if (held.leftOut === 0) sayLater(event, now);
    held.leftOut += 1;
    return;
  }
  held.recent.push(now);
  sayLeftOut(event, held);
  log().warn({ kind: "security", event, ...detail, ...(name && { name: hashedName(name) }) });
}

/** The number of suppressed lines is logged even if no later event comes. */
function sayLater(event: SecurityEvent, now: number): void {
  const held = lines.get(event);
  const [oldest = now] = held?.recent ?? [];
  const timer = setTimeout(() => held && sayLeftOut(event, held), oldest + MINUTE - now);
  timer.unref();
}

function sayLeftOut(event: SecurityEvent, held: Lines): void {
  if (held.leftOut === 0) return;
  log().warn({ kind: "securityLeftOut", event, count: held.leftOut });
  held.leftOut = 0;
}

/** Forgets what was logged (tests). */
export const resetSecurityEvents = (): void => lines.clear();
