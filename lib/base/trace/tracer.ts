import { processWide } from "#lib/base/utils/process-wide.ts";
import type { TraceContext } from "./trace-context.ts";

/**
 * Only attributes without personal data and secrets: methods, statuses, sites, names of calls and routes
 * (docs/security.md §2.5).
 */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One span of a trace, from `start` to `end`. */
interface Span {
  /** To be passed on to the calls it makes. */
  readonly context: TraceContext;
  end(end?: {
    readonly name?: string;
    readonly attributes?: Attributes;
    readonly hasFailed?: boolean;
  }): void;
}

export interface Tracer {
  start(
    name: string,
    kind: "server" | "internal" | "client",
    parent: TraceContext | null,
    attributes?: Attributes,
  ): Span;
  /** Resolves when all ended spans were sent, or could not be. */
  flush(): Promise<void>;
}

const held = processWide("tracer", () => ({ tracer: null as Tracer | null }));

/**
 * Records spans; null if traces are not exported, or in the middleware's runtime, whose calls are recorded from
 * outside.
 */
export const tracer = (): Tracer | null => held.tracer;

export const setTracer = (tracer: Tracer | null): void => {
  held.tracer = tracer;
};
