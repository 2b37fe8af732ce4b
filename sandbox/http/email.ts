import { html } from "hono/html";
import type { Call } from "./call.ts";

interface Letter {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link's words. */
  readonly action: string;
  /** The path of the link, below the shop's address, in the language of the call. */
  readonly path: string;
}

/** Puts an e-mail with a working link into the outbox. */
export function sendLetter(
  { db, site, language, shopPort }: Call,
  { kind, to, subject, text, action, path }: Letter,
): void {
  const prefix = language === site.defaultLanguage ? "" : `${language}/`;
  const link = `http://${site.domain}:${shopPort}/${prefix}${path}`;
  const body = html`<style>body{font:16px/1.5 system-ui,sans-serif;color:#16241d}a{color:#0d5c3f;font-weight:600}</style><div dir="${language === "ar" ? "rtl" : "ltr"}" lang="${language}"><h1>${subject}</h1><p>${text}</p><p><a href="${link}" target="_top">${action}</a></p><p>${link}</p></div>`;
  db.run(
    "INSERT INTO outbox (site_id, kind, recipient, subject, html, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    site.siteId,
    kind,
    to,
    subject,
    String(body),
    new Date().toISOString(),
  );
}
