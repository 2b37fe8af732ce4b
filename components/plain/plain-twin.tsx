import { Button } from "#components/ui/button.tsx";
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
