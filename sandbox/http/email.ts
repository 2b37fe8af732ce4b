import type { Call } from "./call.ts";
import { escapeHtml } from "./html.ts";

interface Letter {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link's words. */
  readonly action: string;
  /** Where the link leads, below the shop's address in the language of the call. */
  readonly path: string;
}

/** Puts an e-mail with a working link into the outbox. */
export function sendLetter(
  { db, site, language, shopPort }: Call,
  { kind, to, subject, text, action, path }: Letter,
): void {
  const prefix = language === site.defaultLanguage ? "" : `${language}/`;
  const link = escapeHtml(`http://${site.domain}:${shopPort}/${prefix}${path}`);
  const html = [
    "<style>body{font:16px/1.5 system-ui,sans-serif;color:#16241d}a{color:#0d5c3f;font-weight:600}</style>",
    `<div dir="${language === "ar" ? "rtl" : "ltr"}" lang="${escapeHtml(language)}">`,
    `<h1>${escapeHtml(subject)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="${link}" target="_top">${escapeHtml(action)}</a></p><p>${link}</p></div>`,
  ].join("");
  db.run(
    "INSERT INTO outbox (site_id, kind, recipient, subject, html, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    site.siteId,
    kind,
    to,
    subject,
    html,
    new Date().toISOString(),
  );
}
