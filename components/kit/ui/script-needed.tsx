import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";
import { Notice } from "./notice.tsx";

interface Needed {
  readonly text: string;
  /** An alternative link for visitors. */
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

/**
 * An island that is a placeholder until its script runs. Visitors without JavaScript see a notice instead of waiting
 * for ever.
 */
export const WithScript = ({ children, ...needed }: Needed & { children: ReactNode }) => (
  <>
    <ScriptNeeded {...needed} />
    <div className="noscript:hidden">{children}</div>
  </>
);

const PLAIN = "?plain=true";

/**
 * Links visitors without JavaScript from a page of islands to its no-JavaScript version (decision 0058). Others never
 * see it. `text`: a note that the content below does not apply, for browsers without styles.
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
 * The same for a page with a query: a cached page cannot link to it, but a form that posts to the page itself keeps the
 * query (lib/run/middleware/redirects.ts).
 */
export const PlainTwinForm = ({ label }: { label: string }) => (
  <noscript>
    <form method="post">
      {/* lynx 2.9 requests the page itself, by GET, if a form has no values to send. */}
      <input type="hidden" name="plain" value="true" />
      <Button type="submit">{label}</Button>
    </form>
  </noscript>
);
