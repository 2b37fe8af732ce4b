import { isRecord } from "#lib/base/utils/is-record.ts";

/** The channel between a visitor's tabs on which sent events are announced. */
export const SENT_EVENTS = "baseline.analytics";

/** An event that was sent to a destination. */
export interface SentEvent {
  readonly kind: string;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const parseSentEvent = (data: unknown): SentEvent | null =>
  isRecord(data) &&
  typeof data.kind === "string" &&
  typeof data.name === "string" &&
  typeof data.at === "number" &&
  isRecord(data.params)
    ? { kind: data.kind, name: data.name, params: data.params, at: data.at }
    : null;
