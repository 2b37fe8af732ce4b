"use client";

import { useShellMessages } from "#components/messages/shell-messages.tsx";
import { buttonClass } from "#components/ui/button-class.ts";

/** A page whose scripts are gone, even after it was loaded anew by itself: the visitor tries again by hand. */
export function ReloadNotice() {
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
