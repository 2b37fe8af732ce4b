import { LATE_FILES, LATE_SCRIPTS } from "#lib/security/late-scripts.ts";

/** A script of the build as React writes it. */
const SCRIPT =
  /<script src="(\/_next\/static\/[^"\s]+\.js[^"\s]*)"(?: id="_R_")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\shref="\/_next\/static\/[^"]*"\/>/g;
const END = "</body></html>";

/**
 * A page that starts its scripts after the first paint instead of beside its style sheet and its first picture
 * (docs/decisions/0063-scripts-start-after-the-first-paint.md). A page without scripts, or with another end than React
 * writes, stays as it is.
 */
export function startScriptsLate(html: string): string {
  const files = [...html.matchAll(SCRIPT)].map(([, file = ""]) => file);
  if (files.length === 0 || !html.endsWith(END)) return html;
  const loader = `<script ${LATE_FILES}="${[...new Set(files)].join(" ")}">${LATE_SCRIPTS}</script>`;
  const rest = html.replaceAll(SCRIPT, "").replaceAll(PRELOAD, "");
  return rest.slice(0, -END.length) + loader + END;
}
