"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useShellMessages } from "#components/messages/shell-messages.tsx";
import { isChunkFailure, reloadOnce } from "#components/providers/reload-once.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import type { ErrorNoticeProps } from "./error-notice.tsx";
import { LastResortError } from "./last-resort-error.tsx";

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

/** A page whose scripts are gone, even after it was loaded anew by itself: the visitor tries again by hand. */
function ReloadNotice() {
  const words = useShellMessages();
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-20">
      <title>{words.errorTitle}</title>
      <h1 className="text-h1">{words.errorTitle}</h1>
      <p className="text-lead text-muted">{words.errorText}</p>
      <button type="button" onClick={() => location.reload()} className={buttonClass({})}>
        {words.tryAgain}
      </button>
    </div>
  );
}
