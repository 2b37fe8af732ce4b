/** The W3C trace context of a request. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the id of the sender's span. */
  readonly spanId: string;
  /** Whether the sender may have recorded it. */
  readonly isSampled: boolean;
  /** `tracestate`, passed through unchanged; null if there is none. */
  readonly state: string | null;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
/** The flag's bit. */
const SAMPLED = 1;
const STATE = { characters: 512, members: 32 };
const MEMBER =
  /^[a-z0-9][a-z0-9_*/-]{0,240}(?:@[a-z][a-z0-9_*/-]{0,13})?=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

/** Reads the headers of a trace; null if `traceparent` isn't valid. A broken `tracestate` is dropped. */
export function readTrace(
  traceparent: string | null | undefined,
  tracestate?: string | null,
): TraceContext | null {
  const [, version, traceId = "", spanId = "", flags = "", more] =
    TRACEPARENT.exec(traceparent ?? "") ?? [];
  // Later versions may append fields; the first one may not.
  if (version === undefined || version === "ff" || (version === "00" && more !== undefined))
    return null;
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED) !== 0;
  return { traceId, spanId, isSampled, state: readState(tracestate) };
}

function readState(text: string | null | undefined): string | null {
  if (!text || text.length > STATE.characters) return null;
  const members = text
    .split(",")
    .map((member) => member.trim())
    .filter((member) => member !== "");
  if (members.length === 0 || members.length > STATE.members) return null;
  return members.every((member) => MEMBER.test(member)) ? members.join(",") : null;
}

/** A new trace that is not recorded. */
export const newTrace = (): TraceContext => ({
  traceId: randomHex(16),
  spanId: randomHex(8),
  isSampled: false,
  state: null,
});

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  // All zeros would be invalid.
  random[0] ||= 1;
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The headers that pass a trace on. */
export const traceHeaders = ({
  traceId,
  spanId,
  isSampled,
  state,
}: TraceContext): Record<string, string> => ({
  traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
  ...(state !== null && { tracestate: state }),
});
