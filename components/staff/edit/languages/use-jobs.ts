"use client";

import { useRef, useState } from "react";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import type { StaffInput } from "#lib/staff/call-staff.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";

export interface NamedJob {
  /** The readable name of the translation. */
  readonly name: string;
  readonly job: StaffInput<"edit/languages/translate">;
}

export interface FailedJob extends NamedJob {
  readonly reason: FailedCall;
}

interface Progress {
  readonly total: number;
  readonly done: number;
  readonly created: number;
  readonly failed: readonly FailedJob[];
}

/** Jobs that run at the same time. */
const AT_ONCE = 3;

/**
 * Runs translations, three at a time, and counts them. A failed one does not stop the others; running them again sends
 * only the failed ones.
 */
export function useJobs(onDone: (progress: Progress) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isRunning = useRef(false);

  const run = async (jobs: readonly NamedJob[]) => {
    if (isRunning.current || jobs.length === 0) return;
    isRunning.current = true;
    let now: Progress = { total: jobs.length, done: 0, created: 0, failed: [] };
    setProgress(now);
    const waiting = [...jobs];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await writeStaff("edit/languages/translate", next.job);
        now = answer.ok
          ? { ...now, done: now.done + 1, created: now.created + answer.data.created }
          : {
              ...now,
              done: now.done + 1,
              failed: [...now.failed, { ...next, reason: failedReason(answer.error) }],
            };
        setProgress(now);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    isRunning.current = false;
    onDone(now);
  };

  return { run, progress };
}
