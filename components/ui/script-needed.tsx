import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";
import { Notice } from "./notice.tsx";

/** Tells visitors without JavaScript that this part of the page needs it. Others never see it. */
const ScriptNeeded = ({ text }: { text: string }) => (
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

const PLAIN = "?plain=true";

/**
 * Leads visitors without JavaScript from a page of islands to the same page rendered by the server (decision 0058).
 * Others never see it.
 */
export const PlainTwin = ({ label }: { label: string }) => (
  <noscript>
    <a href={PLAIN} className={buttonClass({ variant: "primary" })}>
      {label}
    </a>
  </noscript>
);

/**
 * The same for a page whose address says something: no link in a page for everybody can repeat it, but a form that is
 * sent to the page itself keeps it (lib/middleware/redirects.ts).
 */
export const PlainTwinForm = ({ label }: { label: string }) => (
  <noscript>
    <form method="post">
      <Button type="submit">{label}</Button>
    </form>
  </noscript>
);
