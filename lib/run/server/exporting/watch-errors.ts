import { noteThrown } from "#lib/base/config/note-fault.ts";

/** Before the reason, in the line that Next writes of a rejection that nobody has handled. */
const REJECTION = "unhandledRejection:";

/**
 * Notes the errors of this process that nobody of ours catches. Next prints each error of a render, of a route and each unhandled
 * rejection by `console.error`, and so do we; its own way of telling them, `onRequestError`, needs a file `instrumentation.ts`
 * beside `app`, which every bundle then contains. Errors are printed as before.
 */
export function watchErrors(): void {
  const print = console.error;
  console.error = (...said: unknown[]) => {
    const isRejection = said.some((one) => typeof one === "string" && one.includes(REJECTION));
    for (const one of said)
      if (one instanceof Error) noteThrown(isRejection ? "rejection" : "thrown", one);
    print.apply(console, said);
  };
  // It only looks on: what ends a process ends it as before.
  process.on("uncaughtExceptionMonitor", (error) => noteThrown("ended", error));
}
