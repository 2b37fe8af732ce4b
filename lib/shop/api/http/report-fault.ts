import { noteFault } from "#lib/base/config/note-fault.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { currentTrace } from "#lib/base/trace/current-trace.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { Call } from "#lib/shop/api/call.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";

/** Milliseconds in which equal faults of a call are logged as one line. */
export const QUIET_FOR = 10_000;

interface Noted {
  at: number;
  unsaid: number;
}

interface Circumstances {
  /** The backend's number of the site; unknown while the site is being looked up. */
  readonly site: number | undefined;
  /** When the call began, in milliseconds. */
  readonly began: number;
  readonly now?: number;
}

/** At most one entry per call and kind of fault. */
const noted = () => processWide("reported-faults", () => new Map<string, Noted>());

/** Whether a fault is the backend's: no answer, a failure, or an unreadable answer. A refusal is an answer. */
const isFault = ({ kind, status }: ApiError): boolean =>
  kind === "network" || kind === "invalidAnswer" || status >= 500;

/**
 * Logs a backend failure in the format of the server's log; used by every transport, also in the middleware's runtime,
 * which has no pino. During an outage each call logs one line every ten seconds, with the number of faults that were
 * not logged. The backend's own message is left out: it may contain personal data (docs/security.md §2.5).
 */
export function reportFault(
  { path }: Call,
  error: ApiError,
  { site, began, now = Date.now() }: Circumstances,
): void {
  if (!isFault(error)) return;
  // An answer that cannot be read may be quoted in the message, and it may hold personal data.
  const detail = error.kind === "network" ? error.message : "";
  noteFault({ kind: "backend", name: `${error.kind} ${error.status}`, message: detail, at: path });
  const { LOG_LEVEL } = getSettings();
  if (LOG_LEVEL === "silent" || LOG_LEVEL === "fatal") return;
  const key = `${path} ${error.kind} ${error.status}`;
  const last = noted().get(key);
  if (last && now - last.at < QUIET_FOR) {
    last.unsaid++;
    return;
  }
  noted().set(key, { at: now, unsaid: 0 });
  const { kind, status, message } = error;
  console.log(
    JSON.stringify({
      level: "error",
      time: new Date(now).toISOString(),
      msg: "backend fault",
      call: path,
      kind,
      status,
      ...(site !== undefined && { site }),
      duration: now - began,
      trace: currentTrace()?.traceId,
      ...(kind !== "http" && { detail: oneLine(message) }),
      ...(last && last.unsaid > 0 && { unsaid: last.unsaid }),
    }),
  );
}
