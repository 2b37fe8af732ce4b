/** Why a file is not stored. A reason is a key of the message catalogue (`edit.media.reason.*`). */
export type UploadReason =
  | "type"
  | "big"
  | "empty"
  | "many"
  | "broken"
  | "pixels"
  | "offline"
  | "down"
  | "session"
  | "refused"
  | "backend";

/** Where a file is on its way. */
type UploadPhase =
  | "waiting"
  /** It is being cleaned, and compared with stored files. */
  | "checking"
  /** The library already has the same file: a person has to decide. */
  | "duplicate"
  | "ready"
  | "sending"
  /** Stored, but not in the library yet: from here on only `create` is retried, with the same drive id. */
  | "sent"
  | "creating"
  | "done"
  | "failed"
  | "canceled";

/** @typeParam Media the library's record of a file */
export interface UploadEntry<Media> {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly phase: UploadPhase;
  /** Bytes sent so far. */
  readonly sent: number;
  /** How often the upload broke since the last manual try. */
  readonly breaks: number;
  /** The time of the next automatic try, in milliseconds of the events' clock. */
  readonly retryAt: number;
  readonly reason?: UploadReason;
  /** The stored file that the library is to take. */
  readonly driveId?: number | string;
  /** `create` was sent before, and its answer is unknown. */
  readonly isAskedAgain: boolean;
  /** A person decided to keep the same file twice. */
  readonly keepBoth: boolean;
  /** The result, or the identical file that already exists. */
  readonly media?: Media;
}

export interface UploadQueue<Media> {
  readonly entries: readonly UploadEntry<Media>[];
  readonly isPaused: boolean;
}

export type UploadEvent<Media> =
  | { readonly kind: "add"; readonly files: readonly AddedFile[] }
  | { readonly kind: "checked"; readonly id: number; readonly duplicate?: Media }
  /** A decision about a file that is already stored. */
  | { readonly kind: "decide"; readonly id: number; readonly use: "existing" | "both" }
  | { readonly kind: "progress"; readonly id: number; readonly sent: number }
  | { readonly kind: "sent"; readonly id: number; readonly driveId: number | string }
  | { readonly kind: "created"; readonly id: number; readonly media: Media }
  /** The library has the same file, by the backend's own hash, although it was uploaded. */
  | { readonly kind: "found"; readonly id: number; readonly media: Media }
  | {
      readonly kind: "broke";
      readonly id: number;
      readonly reason: UploadReason;
      readonly now: number;
    }
  | { readonly kind: "start"; readonly id: number }
  | { readonly kind: "retry"; readonly id?: number }
  | { readonly kind: "cancel"; readonly id?: number }
  | { readonly kind: "pause" }
  | { readonly kind: "resume" }
  /** Removes finished files from the list. */
  | { readonly kind: "clear" };

export interface AddedFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly reason?: UploadReason;
}

/** Files on their way at the same time. */
export const AT_ONCE = 3;
/** Milliseconds before each automatic retry; after the last one a person has to retry. */
const WAITS = [1_000, 3_000, 8_000, 15_000];

/** Reasons that can pass by themselves. */
const PASSING: ReadonlySet<UploadReason> = new Set(["offline", "down", "backend"]);
/** Reasons that the same file would meet again. */
const LASTING: ReadonlySet<UploadReason> = new Set(["type", "big", "empty", "broken", "pixels"]);
const RUNNING: ReadonlySet<UploadPhase> = new Set(["checking", "sending", "creating"]);
const ENDED: ReadonlySet<UploadPhase> = new Set(["done", "failed", "canceled"]);

export const emptyQueue = <Media>(): UploadQueue<Media> => ({ entries: [], isPaused: false });

export const isRunning = ({ phase }: UploadEntry<unknown>): boolean => RUNNING.has(phase);
export const hasEnded = ({ phase }: UploadEntry<unknown>): boolean => ENDED.has(phase);
/** Whether trying the same file again can help. */
export const canRetry = ({ phase, reason }: UploadEntry<unknown>): boolean =>
  phase === "failed" && reason !== undefined && !LASTING.has(reason);

/** The queue after an event. Events of finished or removed files change nothing: an answer may come too late. */
export function reduceQueue<Media>(
  queue: UploadQueue<Media>,
  event: UploadEvent<Media>,
): UploadQueue<Media> {
  const change = (
    id: number,
    from: readonly UploadPhase[],
    to: (entry: UploadEntry<Media>) => Partial<UploadEntry<Media>>,
  ): UploadQueue<Media> => ({
    ...queue,
    entries: queue.entries.map((entry) =>
      entry.id === id && from.includes(entry.phase) ? { ...entry, ...to(entry) } : entry,
    ),
  });
  switch (event.kind) {
    case "add":
      return { ...queue, entries: [...queue.entries, ...event.files.map(newEntry<Media>)] };
    case "start":
      return change(event.id, ["waiting", "ready", "sent"], ({ phase }) => ({
        phase: phase === "waiting" ? "checking" : phase === "ready" ? "sending" : "creating",
        reason: undefined,
      }));
    case "checked":
      return change(event.id, ["checking"], () =>
        event.duplicate ? { phase: "duplicate", media: event.duplicate } : { phase: "ready" },
      );
    case "decide":
      return change(event.id, ["duplicate"], ({ driveId }) =>
        event.use === "existing"
          ? { phase: "done", driveId: undefined }
          : {
              phase: driveId === undefined ? "ready" : "sent",
              media: undefined,
              keepBoth: true,
            },
      );
    case "found":
      return change(event.id, ["creating"], () => ({ phase: "duplicate", media: event.media }));
    case "progress":
      return change(event.id, ["sending"], ({ sent, size }) => ({
        sent: Math.min(size, Math.max(sent, event.sent)),
      }));
    case "sent":
      return change(event.id, ["sending"], ({ size }) => ({
        phase: "sent",
        driveId: event.driveId,
        sent: size,
        breaks: 0,
      }));
    case "created":
      return change(event.id, ["creating"], ({ size }) => ({
        phase: "done",
        media: event.media,
        sent: size,
      }));
    case "broke":
      return change(event.id, ["checking", "sending", "creating"], (entry) =>
        broken(entry, event.reason, event.now),
      );
    case "retry":
      return {
        ...queue,
        entries: queue.entries.map((entry) =>
          (event.id === undefined || entry.id === event.id) && canRetry(entry)
            ? { ...entry, ...again(entry), breaks: 0, retryAt: 0, reason: undefined }
            : entry,
        ),
      };
    case "cancel":
      return {
        ...queue,
        entries: queue.entries.map((entry) =>
          (event.id === undefined || entry.id === event.id) && !hasEnded(entry)
            ? { ...entry, phase: "canceled", reason: undefined, media: undefined }
            : entry,
        ),
      };
    case "pause":
    case "resume":
      return { ...queue, isPaused: event.kind === "pause" };
    case "clear":
      return { ...queue, entries: queue.entries.filter((entry) => !hasEnded(entry)) };
  }
}

const newEntry = <Media>({ id, name, size, reason }: AddedFile): UploadEntry<Media> => ({
  id,
  name,
  size,
  phase: reason ? "failed" : "waiting",
  sent: 0,
  breaks: 0,
  retryAt: 0,
  reason,
  isAskedAgain: false,
  keepBoth: false,
});

/** Back to before the failed step. A stored file is never uploaded again. */
const again = (
  entry: UploadEntry<unknown>,
): { phase: UploadPhase; sent: number; isAskedAgain: boolean } =>
  entry.driveId === undefined
    ? { phase: "waiting", sent: 0, isAskedAgain: false }
    : { phase: "sent", sent: entry.size, isAskedAgain: true };

function broken<Media>(
  entry: UploadEntry<Media>,
  reason: UploadReason,
  now: number,
): Partial<UploadEntry<Media>> {
  const wait = WAITS[entry.breaks];
  const breaks = entry.breaks + 1;
  if (!PASSING.has(reason) || wait === undefined)
    return { ...again(entry), phase: "failed", reason, breaks };
  return { ...again(entry), breaks, reason, retryAt: now + wait };
}

/** The next steps, in the order of the list, and when to check again even without events. */
export function nextSteps<Media>(
  { entries, isPaused }: UploadQueue<Media>,
  now: number,
): { readonly start: readonly UploadEntry<Media>[]; readonly lookAgainAt: number | null } {
  if (isPaused) return { start: [], lookAgainAt: null };
  const room = AT_ONCE - entries.filter(isRunning).length;
  const waiting = entries.filter(({ phase }) => ["waiting", "ready", "sent"].includes(phase));
  // A started file is finished before the next one starts, so that few are left unfinished.
  const rank = ({ phase }: UploadEntry<Media>) => ["sent", "ready", "waiting"].indexOf(phase);
  const due = waiting.filter(({ retryAt }) => retryAt <= now).sort((a, b) => rank(a) - rank(b));
  const later = waiting.flatMap(({ retryAt }) => (retryAt > now ? [retryAt] : []));
  return {
    start: due.slice(0, Math.max(0, room)),
    lookAgainAt: later.length > 0 ? Math.min(...later) : null,
  };
}

/** The progress of all files that were not given up. */
export function totalOf({ entries }: UploadQueue<unknown>): {
  readonly sent: number;
  readonly size: number;
  readonly done: number;
  readonly failed: number;
  readonly count: number;
} {
  const counted = entries.filter(({ phase }) => phase !== "canceled");
  const sum = (of: (entry: UploadEntry<unknown>) => number) =>
    counted.reduce((total, entry) => total + of(entry), 0);
  return {
    sent: sum(({ phase, sent, size }) => (phase === "done" ? size : sent)),
    size: sum(({ size }) => size),
    done: sum(({ phase }) => (phase === "done" ? 1 : 0)),
    failed: sum(({ phase }) => (phase === "failed" ? 1 : 0)),
    count: counted.length,
  };
}
