"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { isChunkFailure, reloadOnce } from "#components/providers/reload-once.ts";
import type { ErrorNoticeProps } from "./error-notice.tsx";
import { LastResortError } from "./last-resort-error.tsx";
import { ReloadNotice } from "./reload-notice.tsx";

/** Every page carries its error boundary; the words for it come only when something has failed. */
const ErrorNotice = lazy(() =>
  import("./error-notice.tsx").then((words) => ({ default: words.ErrorNotice })),
);

/** A page that could not be shown: what happened, try again, or home. Says so even when it cannot be drawn itself. */
export function ErrorView({ error, reset }: ErrorNoticeProps) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);
  return (
    <LastResort>
      {isChunkFailure(error) ? (
        // The router cannot mend this, and a script loaded now may be gone like the one before.
        <ReloadNotice />
      ) : (
        <Suspense>
          <ErrorNotice error={error} reset={reset} />
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
    return this.state.failed ? <LastResortError /> : this.props.children;
  }
}
