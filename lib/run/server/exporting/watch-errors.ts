import { noteThrown } from "#lib/base/config/note-fault.ts";

/** The beginning of Next's line about an unhandled rejection. */
const REJECTION = "unhandledRejection:";

/**
 * Counts errors of this process that our code does not catch. Next prints every error of a render or route, and every
 * unhandled rejection, with `console.error`, and so do we. Next's own hook, `onRequestError`, needs a file
 * `instrumentation.ts` beside `app`, which would be in every bundle. Errors are still printed.
 */
export function watchErrors(): void {
  const print = console.error;
  console.error = (...said: unknown[]) => {
    const isRejection = said.some((one) => typeof one === "string" && one.includes(REJECTION));
    for (const one of said)
      if (one instanceof Error) noteThrown(isRejection ? "rejection" : "thrown", one);
    print.apply(console, said);
  };
  // It only observes: an uncaught exception ends the process as before.
  process.on("uncaughtExceptionMonitor", (error) => noteThrown("ended", error));
}
