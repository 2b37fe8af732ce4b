"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useShellMessages } from "#components/kit/messages/page-messages.tsx";
import { isChunkFailure, reloadOnce } from "#components/kit/providers/reload-once.ts";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import type { ErrorNoticeProps } from "./error-notice.tsx";
import { LastResortError } from "./last-resort-error.tsx";

/** Every page includes its error boundary; its content is loaded only after a failure. */
const ErrorNotice = lazy(() =>
  import("./error-notice.tsx").then((module) => ({ default: module.ErrorNotice })),
);

/**
 * A page that could not be shown: the error, `Try again`, and a link home. Falls back to the last resort if it cannot
 * be rendered itself.
 */
export function ErrorView({ error, reset }: ErrorNoticeProps) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);
  return (
    <LastResort>
      {isChunkFailure(error) ? (
        // Not loaded lazily: after a release, further scripts may be missing too.
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

/** Shown when scripts are still missing after the automatic reload: the visitor reloads the page. */
function ReloadNotice() {
  const messages = useShellMessages();
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-20">
      <title>{messages.errorTitle}</title>
      <h1 className="text-h1">{messages.errorTitle}</h1>
      <p className="text-lead text-muted">{messages.errorText}</p>
      <button type="button" onClick={() => location.reload()} className={buttonClass({})}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
