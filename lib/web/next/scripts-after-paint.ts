import { LATE_FILES, LATE_FOLDER, LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";

/** A script of the build as React writes it. */
const SCRIPT = new RegExp(
  `<script src="${LATE_FOLDER}([^"\\s]+)"(?: id="_R_")? async=""></script>`,
  "g",
);
/**
 * Obsolete elements: preload hints for these scripts, Next's fallback for browsers that cannot read them, and its
 * preconnect for fonts that are in fact preloaded.
 */
const IDLE =
  /<link rel="preload" as="script"[^>]*\shref="\/_next\/static\/[^"]*"\/>|<script src="\/_next\/static\/[^"]*" noModule=""><\/script>|<link rel="preconnect" href="\/" crossorigin=""\/>/g;
const END = "</body></html>";

/**
 * Rewrites a page to start its scripts after the first paint instead of beside its style sheet and first picture
 * (docs/decisions/0063-scripts-start-after-the-first-paint.md). A page without scripts, or with an unexpected end, is
 * returned unchanged.
 */
export function startScriptsLate(html: string): string {
  const files = [...html.matchAll(SCRIPT)].map(([, file = ""]) => file);
  if (files.length === 0 || !html.endsWith(END)) return html;
  const loader = `<script ${LATE_FILES}="${[...new Set(files)].join(" ")}">${LATE_SCRIPTS}</script>`;
  const rest = html.replaceAll(SCRIPT, "").replaceAll(IDLE, "");
  return rest.slice(0, -END.length) + loader + END;
}
