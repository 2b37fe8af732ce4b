import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** Tells visitors without JavaScript that this part of the page needs it. Others never see it. */
export const ScriptNeeded = ({ text }: { text: string }) => (
  <noscript>
    <Notice tone="warning">
      <p>{text}</p>
    </Notice>
  </noscript>
);

/** An island that is a placeholder until its script runs. Without one visitors are told so, and nothing waits for ever. */
export const WithScript = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <ScriptNeeded text={text} />
    <div className="noscript:hidden">{children}</div>
  </>
);
