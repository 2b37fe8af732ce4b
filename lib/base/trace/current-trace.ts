import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { TraceContext } from "./trace-context.ts";

const current = processWide("current-trace", () => new AsyncLocalStorage<TraceContext>());

/** Runs work as part of a trace. */
export const withTrace = <T>(trace: TraceContext, work: () => T): T => current.run(trace, work);

/** The trace of the request being answered; undefined outside a request. */
export const currentTrace = (): TraceContext | undefined => current.getStore();
