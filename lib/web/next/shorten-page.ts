import { log } from "#lib/base/config/log.ts";
import { leaveOutStillParts, UnequalPage } from "./flight/still-parts.ts";
import { startScriptsLate } from "./scripts-after-paint.ts";

interface Options {
  /** Whether the router's copy is shortened (setting `SHORTEN_PAGES`). */
  readonly isOn: boolean;
  /** For tests. */
  readonly leaveOut?: (html: string) => string;
}

/**
 * Shortens pages before they are cached: leaves out what a page contains twice, and lets its scripts wait for the first
 * paint. Every result is checked. After the first one that is another page, which no visitor gets, pages stay whole until
 * the process is started again, and the log says so: a release of Next or React writes the copy in another way.
 */
export function createPageShortener({ isOn, leaveOut = leaveOutStillParts }: Options) {
  let isTrusted = isOn;
  const withoutCopy = (html: string): string => {
    if (!isTrusted) return html;
    try {
      return leaveOut(html);
    } catch (error) {
      if (!(error instanceof UnequalPage)) throw error;
      isTrusted = false;
      log().error(
        "A shortened page was not equal to the whole one: pages stay whole until the next start. See lib/web/next/README.md.",
      );
      return html;
    }
  };
  return (html: string): string => startScriptsLate(withoutCopy(html));
}
