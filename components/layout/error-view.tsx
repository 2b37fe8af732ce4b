"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { isChunkFailure, reloadOnce } from "#components/providers/reload-once.ts";
import type { ErrorWordsProps } from "./error-notice.tsx";
import { LastWords } from "./last-resort-error.tsx";
import { ReloadWords } from "./reload-notice.tsx";

/** Every page carries its error boundary; the words for it come only when something has failed. */
const ErrorWords = lazy(() =>
  import("./error-notice.tsx").then((words) => ({ default: words.ErrorWords })),
);

/** A page that could not be shown: what happened, try again, or home. Says so even when it cannot be drawn itself. */
export function ErrorView({ error, reset }: ErrorWordsProps) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);
  return (
    <LastResort>
      {isChunkFailure(error) ? (
        // The router cannot mend this, and a script loaded now may be gone like the one before.
        <ReloadWords />
      ) : (
        <Suspense>
          <ErrorWords error={error} reset={reset} />
        </Suspense>
      )}
    </LastResort>
  );
}

class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkFailure(error)) reloadOnce();
  }

  override render() {
    return this.state.failed ? <LastWords /> : this.props.children;
  }
}
