import { buttonClass } from "#components/ui/button-class.ts";

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
