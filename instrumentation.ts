import type { Instrumentation } from "next";

/** Hears of errors that were thrown while Next answered a request, which it has logged itself (docs/operations.md §9). */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  // The Edge bundle leaves Node's modules out only if this condition is in this function.
  if (process.env.NEXT_RUNTIME !== "edge") {
    const { noteServerError } = await import("./lib/web/reports/server-errors.ts");
    noteServerError(error, context);
  }
};
