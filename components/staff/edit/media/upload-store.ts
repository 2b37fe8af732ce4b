import { createStore } from "zustand/vanilla";
import { STAFF_FILES_AT_ONCE } from "#lib/shop/media/staff-formats.ts";
import { cleanLine } from "#lib/shop/values/clean.ts";
import { callStaff, uploadStaff } from "#lib/staff/call-staff.ts";
import type {
  AcceptedKind,
  MediaAccess,
  MediaEntry,
  UploadAnswer,
} from "#lib/staff/edit/media/media-types.ts";
import { prepareFile, reasonAgainst } from "./prepare-file.ts";
import {
  emptyQueue,
  hasEnded,
  nextSteps,
  reduceQueue,
  type UploadEntry,
  type UploadEvent,
  type UploadQueue,
} from "./upload-queue.ts";
import { uploadReason } from "./upload-reason.ts";

type Entry = UploadEntry<MediaEntry>;

interface Work {
  readonly file: File;
  readonly title: string;
  readonly access: MediaAccess;
  readonly folderId: number | null;
  body?: Blob;
  stored?: UploadAnswer;
  cancel?: () => void;
}

interface AddOptions {
  readonly accept: AcceptedKind;
  readonly access?: MediaAccess;
  readonly folderId?: number | null;
  /** Instead of the file's name. */
  readonly title?: string;
}

/**
 * The uploads of this tab. They are independent of dialogs: closing one, or going to another page of the editor, does
 * not stop them.
 */
export const uploadStore = createStore<UploadQueue<MediaEntry>>(() => emptyQueue());

const works = new Map<number, Work>();
const listeners = new Set<(media: MediaEntry) => void>();
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to new files in the library; returns the unsubscribe function. */
export function onUploaded(listener: (media: MediaEntry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasOpenUploads = (): boolean =>
  uploadStore.getState().entries.some((entry) => !hasEnded(entry));

/** The browser asks before a tab with running uploads is left. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (hasOpenUploads()) event.preventDefault();
}

/**
 * Adds files to the queue. Unusable files show a reason and do not count towards the limit of one choice; files above
 * that limit wait until the editor retries them. Returns their ids.
 */
export function addFiles(files: readonly File[], options: AddOptions): readonly number[] {
  let usable = 0;
  const added = files.map((file) => {
    lastId += 1;
    const { access = "public", folderId = null, title = titleOf(file.name) } = options;
    works.set(lastId, { file, title, access, folderId });
    const refused = reasonAgainst(file, options.accept);
    if (!refused) usable += 1;
    const reason = refused ?? (usable > STAFF_FILES_AT_ONCE ? "many" : undefined);
    return { id: lastId, name: file.name, size: file.size, reason };
  });
  window.addEventListener("beforeunload", askBeforeLeaving);
  happens({ kind: "add", files: added });
  return added.map(({ id }) => id);
}

/** `Our day.JPG` becomes `Our day`. Some systems name files with decomposed characters. */
const titleOf = (name: string): string =>
  cleanLine(name.replace(/\.[a-z0-9]{1,8}$/i, "")).slice(0, 200);

export const retryUploads = (id?: number): void => happens({ kind: "retry", id });
export const pauseUploads = (): void => happens({ kind: "pause" });
export const resumeUploads = (): void => happens({ kind: "resume" });
export const clearUploads = (): void => {
  for (const entry of uploadStore.getState().entries) if (hasEnded(entry)) forget(entry);
  happens({ kind: "clear" });
};

export function cancelUploads(id?: number): void {
  for (const entry of uploadStore.getState().entries) {
    if ((id !== undefined && entry.id !== id) || hasEnded(entry)) continue;
    works.get(entry.id)?.cancel?.();
    forget(entry);
  }
  happens({ kind: "cancel", id });
}

export function decideUpload(id: number, use: "existing" | "both"): void {
  const entry = find(id);
  if (use === "existing" && entry) forget(entry);
  happens({ kind: "decide", id, use });
  if (use === "existing" && entry?.media) tell(entry.media);
}

/** Drops a file; if it is stored but not in the library, it is removed. */
function forget({ id, driveId, phase }: Entry): void {
  works.delete(id);
  if (driveId !== undefined && phase !== "done" && phase !== "creating") void discardFile(driveId);
}

const find = (id: number): Entry | undefined =>
  uploadStore.getState().entries.find((entry) => entry.id === id);
const tell = (media: MediaEntry): void => {
  for (const listener of listeners) listener(media);
};

/** Takes back a stored file that the library does not have. */
const discardFile = (driveId: number | string) => callStaff("edit/media/discard", { driveId });

function happens(event: UploadEvent<MediaEntry>): void {
  uploadStore.setState(reduceQueue(uploadStore.getState(), event), true);
  goOn();
}

/** Starts as many steps as allowed, and again when a retry is due. */
function goOn(): void {
  clearTimeout(timer);
  const { start, lookAgainAt } = nextSteps(uploadStore.getState(), Date.now());
  for (const { id } of start) {
    uploadStore.setState(reduceQueue(uploadStore.getState(), { kind: "start", id }), true);
    void step(id);
  }
  if (lookAgainAt !== null) timer = setTimeout(goOn, Math.max(0, lookAgainAt - Date.now()));
}

async function step(id: number): Promise<void> {
  const [entry, work] = [find(id), works.get(id)];
  if (!entry || !work) return;
  if (entry.phase === "checking") await check(entry, work);
  else if (entry.phase === "sending") await send(entry, work);
  else await create(entry, work);
}

async function check({ id, name }: Entry, work: Work): Promise<void> {
  const prepared = await prepareFile(work.file);
  if (typeof prepared === "string")
    return happens({ kind: "broke", id, reason: prepared, now: Date.now() });
  work.body = prepared.body;
  const found = prepared.hash
    ? await callStaff("edit/media/find", { hash: prepared.hash, name })
    : null;
  // A failed comparison does not stop the upload: the backend's own hash is compared once the file is stored.
  happens({ kind: "checked", id, duplicate: (found?.ok && found.data.media) || undefined });
}

async function send({ id, name }: Entry, work: Work): Promise<void> {
  const transfer = uploadStaff(
    { body: work.body ?? work.file, name, access: work.access },
    (sent) => happens({ kind: "progress", id, sent }),
  );
  work.cancel = transfer.cancel;
  const answer = await transfer.done;
  work.cancel = undefined;
  if (!answer.ok)
    return happens({ kind: "broke", id, reason: uploadReason(answer.error), now: Date.now() });
  work.stored = answer.data;
  // It was cancelled after the whole file had been sent.
  if (find(id)?.phase !== "sending") return void discardFile(answer.data.driveId);
  happens({ kind: "sent", id, driveId: answer.data.driveId });
}

async function create(
  { id, driveId, isAskedAgain, keepBoth }: Entry,
  { title, access, folderId, stored }: Work,
): Promise<void> {
  if (driveId === undefined) return;
  const answer = await callStaff("edit/media/create", {
    driveId,
    title,
    access,
    folderId,
    again: isAskedAgain,
    hash: keepBoth ? undefined : stored?.hash || undefined,
  });
  if (find(id)?.phase !== "creating") {
    // It was cancelled in the meantime, so the uploaded file is deleted.
    if (answer.ok && "media" in answer.data)
      void callStaff("edit/media/delete", { id: answer.data.media.id }, { keepalive: true });
    else void discardFile(driveId);
    return;
  }
  if (!answer.ok)
    return happens({ kind: "broke", id, reason: uploadReason(answer.error), now: Date.now() });
  if ("duplicate" in answer.data)
    return happens({ kind: "found", id, media: answer.data.duplicate });
  happens({ kind: "created", id, media: answer.data.media });
  works.delete(id);
  tell(answer.data.media);
}
