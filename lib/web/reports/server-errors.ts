import { FAULT_KINDS, type Fault } from "#lib/base/config/note-fault.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { dropFirst, errorKey, perMinute } from "./counted-errors.ts";
import { cleanMessage } from "./describe-error.ts";

const HOUR = 3_600_000;
/** Distinct errors that are remembered. The oldest go first. */
const MOST_ERRORS = 500;
/** Errors a minute that are sent on, and that a process which renders tells the front. */
const MOST_SENT = 60;
const MOST_TOLD = 600;

/** An error of the server as often as it was counted. */
export interface CountedFault extends Fault {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly last: number;
}

/** Errors of each kind since the start. */
export type FaultTotals = readonly { readonly kind: Fault["kind"]; readonly count: number }[];

interface Remembered extends Fault {
  count: number;
  last: number;
  sent: number;
}

/** An error without personal data: its message cleaned as those of browsers are, everything short and on one line. */
export const cleanFault = ({ kind, name, message, at }: Fault): Fault => ({
  kind,
  name: cleanMessage(name, "").slice(0, 60),
  // The backend's own message follows call, kind and status (lib/shop/api/errors.ts).
  message: cleanMessage(
    name === "BackendFault" ? (/^\S+ \S+ \d+/.exec(message)?.[0] ?? "") : message,
    name,
  ),
  at: at.replace(/\s/g, "").slice(0, 200),
});

/** Counts errors of the server, in one process of a machine. Everything is bounded: a backend that fails fails often. */
export function createServerErrors(now: () => number = Date.now) {
  const counts = new Map<Fault["kind"], number>();
  const errors = new Map<string, Remembered>();
  const maySend = perMinute(MOST_SENT, now);

  return {
    /** Counts an error; returns it if it is to be sent: a new one, and a known one once an hour. */
    add(fault: Fault): CountedFault | null {
      const key = errorKey(fault);
      const at = now();
      const known = errors.get(key) ?? { ...fault, count: 0, last: at, sent: -HOUR };
      Object.assign(known, { count: known.count + 1, last: at });
      counts.set(fault.kind, (counts.get(fault.kind) ?? 0) + 1);
      // The latest one is moved to the end.
      errors.delete(key);
      errors.set(key, known);
      dropFirst(errors, MOST_ERRORS);
      if (at - known.sent < HOUR || !maySend()) return null;
      known.sent = at;
      const { sent: _, ...counted } = known;
      return counted;
    },
    /** Of every kind, so that a metric is there before its first error. */
    totals: (): FaultTotals => FAULT_KINDS.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })),
  };
}

/** The counted errors of this process; in the front, those of the whole machine. */
export const serverErrors = () => processWide("server-errors", () => createServerErrors());

/** Passes on few faults a minute, cleaned: a process that renders has the front count them. */
export function boundedFaults(
  take: (fault: Fault) => void,
  now: () => number = Date.now,
): (fault: Fault) => void {
  const mayTell = perMinute(MOST_TOLD, now);
  return (fault) => {
    if (mayTell()) take(cleanFault(fault));
  };
}
