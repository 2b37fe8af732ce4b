"use client";

import { useRef, useState } from "react";
import type { UploadState } from "./visitor-form-props.ts";

type States = ReadonlyMap<number, UploadState>;

const IDLE: UploadState = { running: false, failed: false };
const anyRuns = (states: States): boolean => [...states.values()].some(({ running }) => running);

/** The upload states of a form's files, by the index of their field, and a way to wait for running uploads. */
export function useUploadStates() {
  const [shown, setShown] = useState<States>(new Map());
  /** The current states, for a submit that waits. */
  const latest = useRef(shown);
  const waiting = useRef<(() => void)[]>([]);
  return {
    isRunning: anyRuns(shown),
    of: (index: number): UploadState => latest.current.get(index) ?? IDLE,
    set(index: number, state: UploadState): void {
      latest.current = new Map(latest.current).set(index, state);
      setShown(latest.current);
      if (!anyRuns(latest.current)) for (const go of waiting.current.splice(0)) go();
    },
    finished: (): Promise<void> =>
      anyRuns(latest.current)
        ? new Promise((resolve) => {
            waiting.current.push(resolve);
          })
        : Promise.resolve(),
  };
}
