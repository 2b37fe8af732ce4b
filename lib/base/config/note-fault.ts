import { processWide } from "#lib/base/utils/process-wide.ts";

/** The kinds by which errors of the server are counted. */
export const FAULT_KINDS = ["thrown", "rejection", "broken", "backend", "ended"] as const;

/** An error of the server, in its own words. */
export interface Fault {
  /**
   * The source: a printed error of a page or other code, an unhandled rejection, a route of ours, a backend call, or
   * the end of a process.
   */
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly name: string;
  readonly message: string;
  /** The place in the code, or the path of the call. */
  readonly at: string;
}

interface Slot {
  hear: ((fault: Fault) => void) | null;
  /** The project's folder, set from outside, because the middleware's runtime does not know it. */
  root: string;
}

const slot = () => processWide("faults", (): Slot => ({ hear: null, root: "" }));

/** Reports a failure on the server. Does nothing unless somebody listens (`SERVER_REPORTS`). */
export const noteFault = (fault: Fault): void => slot().hear?.(fault);

/** The same for a thrown value. */
export function noteThrown(kind: Fault["kind"], thrown: unknown): void {
  // Read only if somebody listens, because stack traces are computed on access.
  if (!slot().hear) return;
  const isError = thrown instanceof Error;
  const { name, message } = isError ? thrown : { name: typeof thrown, message: "" };
  noteFault({ kind, name, message, at: isError ? placeOf(thrown.stack ?? "") : "" });
}

/**
 * Calls a function with all faults of this process; null stops it. Paths in them are relative to the project's folder.
 */
export const hearFaults = (hear: ((fault: Fault) => void) | null, root = ""): void => {
  Object.assign(slot(), { hear, root });
};

/** The first place of a stack, from the folder of the project on. */
function placeOf(stack: string): string {
  const [, file = "", line = ""] =
    /(?:\(|at )(?:file:\/\/)?(\/[^\s()]+?):(\d+:\d+)\)?$/m.exec(stack) ?? [];
  if (file === "") return "";
  const own = `${slot().root}/`;
  const short = file.startsWith(own) ? file.slice(own.length) : (file.split("/").at(-1) ?? "");
  return `${short}:${line}`;
}
