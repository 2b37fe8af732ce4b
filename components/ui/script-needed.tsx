import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";
import { Notice } from "./notice.tsx";

interface Needed {
  readonly text: string;
  /** Where else visitors may go. */
  readonly way?: ReactNode;
}

/** Tells visitors without JavaScript that this part of the page needs it. Others never see it. */
const ScriptNeeded = ({ text, way }: Needed) => (
  <noscript>
    <Notice tone="warning">
      <p>{text}</p>
      {way}
    </Notice>
  </noscript>
);

/** An island that is a placeholder until its script runs. Without one visitors are told so, and nothing waits for ever. */
export const WithScript = ({ children, ...needed }: Needed & { children: ReactNode }) => (
  <>
    <ScriptNeeded {...needed} />
    <div className="noscript:hidden">{children}</div>
  </>
);

const PLAIN = "?plain=true";

/**
 * Leads visitors without JavaScript from a page of islands to the same page rendered by the server (decision 0058).
 * Others never see it. `text`: what is not true below, for browsers that ignore styles and show it.
 */
export const PlainTwin = ({ label, text }: { label: string; text?: string }) => (
  <noscript>
    {text && <p className="mb-5">{text}</p>}
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
      {/* lynx 2.9 asks for the page itself, by GET, where a form has nothing to send. */}
      <input type="hidden" name="plain" value="true" />
      <Button type="submit">{label}</Button>
    </form>
  </noscript>
);
