"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type CaptchaTrouble, captchaTrouble } from "#components/kit/submission/use-captcha.ts";
import type { FileFieldProps } from "#components/shop/forms/visitor-form-props.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { isRetryable } from "#lib/shop/api/errors.ts";
import { filesOf } from "#lib/shop/domain/content/form-fields.ts";
import { formatOf } from "#lib/shop/media/upload-formats.ts";
import { UPLOAD_BYTES } from "#lib/shop/media/upload-limits.ts";
import { uploadFile } from "#lib/web/client/upload-file.ts";

type Problem = "type" | "big" | "empty" | "many" | "offline" | "later" | "failed" | CaptchaTrouble;

/** A chosen file that is not stored yet. */
export interface PendingFile {
  readonly key: number;
  readonly file: File;
  /** The uploaded share, from 0 to 1. */
  readonly share: number;
  readonly state: "waiting" | "running" | "failed";
  readonly problem?: Problem;
}

/** Files are uploaded one after another: each may need its own captcha, which can be solved only one at a time. */
let turn: Promise<unknown> = Promise.resolve();
let lastKey = 0;

const FINAL: ReadonlySet<Problem> = new Set(["type", "big", "empty", "many"]);
/** Whether trying the same file again can help. */
export const canRetry = ({ problem }: PendingFile): boolean =>
  problem !== undefined && !FINAL.has(problem);

/** The problem with a file, as far as the browser can detect it. */
function problemOf({ name, type, size }: File, onlyPictures = false): Problem | undefined {
  const format = formatOf(name, type);
  if (!format || (onlyPictures && !format.mime.startsWith("image/"))) return "type";
  if (size > UPLOAD_BYTES) return "big";
  return size === 0 ? "empty" : undefined;
}

/** The files of a field while they are sent (docs/screens.md §2.18). */
export function useUploads({
  value,
  room,
  captcha,
  place,
  onlyPictures,
  onChange,
  onState,
}: Omit<FileFieldProps, "field" | "error">) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [news, setNews] = useState<{ readonly kind: "done" | "failed"; readonly name: string }>();
  const running = useRef<{ readonly key: number; readonly cancel: () => void } | null>(null);
  const dropped = useRef(new Set<number>());
  const isGone = useRef(false);
  const isDropped = (key: number): boolean => isGone.current || dropped.current.has(key);

  const isRunning = pending.some(({ state }) => state !== "failed");
  const hasFailed = pending.some(({ state }) => state === "failed");
  const report = useEffectEvent(onState);
  useEffect(() => report({ running: isRunning, failed: hasFailed }), [isRunning, hasFailed]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.cancel();
    };
  }, []);

  const set = (key: number, part: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const fail = (key: number, name: string, problem: Problem) => {
    set(key, { state: "failed", problem, share: 0 });
    setNews({ kind: "failed", name });
  };
  const store = useEffectEvent((key: number, sent: { id: number | string; name: string }) => {
    setPending((all) => all.filter((one) => one.key !== key));
    onChange([...filesOf(value), sent]);
    setNews({ kind: "done", name: sent.name });
  });

  async function send(key: number, file: File): Promise<void> {
    if (isDropped(key)) return;
    set(key, { state: "running", share: 0, problem: undefined });
    try {
      const solved = captcha && (await solve(captcha, place.current));
      if (isDropped(key)) return;
      const upload = uploadFile(file, solved, (share) => set(key, { share }));
      running.current = { key, cancel: upload.cancel };
      const result = await upload.done;
      running.current = null;
      if (isDropped(key)) return;
      if (result.ok) store(key, result.data);
      else fail(key, file.name, problemFrom(result.error));
    } catch (error) {
      fail(key, file.name, captchaTrouble(error) ?? "failed");
    }
  }

  const queue = (key: number, file: File) => {
    turn = turn.then(() => send(key, file));
  };

  return {
    pending,
    news,
    add(files: readonly File[]): void {
      const left = room - pending.filter(({ state }) => state !== "failed").length;
      const added = files.map((file, index): PendingFile => {
        const problem = index < left ? problemOf(file, onlyPictures) : "many";
        lastKey++;
        return { key: lastKey, file, share: 0, state: problem ? "failed" : "waiting", problem };
      });
      setPending((all) => [...all, ...added]);
      for (const { key, file, problem } of added) if (!problem) queue(key, file);
    },
    retry({ key, file }: PendingFile): void {
      set(key, { state: "waiting", problem: undefined });
      queue(key, file);
    },
    /** Cancels an upload, or removes a failed file from the list. */
    drop(key: number): void {
      dropped.current.add(key);
      if (running.current?.key === key) running.current.cancel();
      setPending((all) => all.filter((one) => one.key !== key));
    },
    remove: (index: number): void => onChange(filesOf(value).filter((_, at) => at !== index)),
  };
}

async function solve(captcha: Captcha, place: HTMLElement | null) {
  const { solveCaptcha } = await import("#components/kit/submission/solve-captcha.tsx");
  if (!place) throw new Error("The form is no longer on the page.");
  return { key: captcha.siteKey, token: await solveCaptcha(captcha, place) };
}

function problemFrom(error: Parameters<typeof isRetryable>[0]): Problem {
  if (error.kind === "network") return "offline";
  if (error.status === 413) return "big";
  if (error.status === 422) return "type";
  return error.status === 429 ? "later" : "failed";
}
