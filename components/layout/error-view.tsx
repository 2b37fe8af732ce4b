"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { isChunkFailure, reloadOnce } from "@/components/providers/reload-once";
import type { ErrorWordsProps } from "./error-words";
import { LastWords } from "./last-words";
import { ReloadWords } from "./reload-words";

/** Every page carries its error boundary; the words for it come only when something has failed. */
const ErrorWords = lazy(() =>
  import("./error-words").then((words) => ({ default: words.ErrorWords })),
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
