import { createHash, randomBytes } from "node:crypto";
import { textIn } from "../../database/documents.ts";
import type { Call } from "../../http/call.ts";
import { sendLetter } from "../../http/email.ts";
import type { SeedForm } from "../../seed/types-content.ts";

const SUBJECT = {
  en: "Confirm your e-mail address",
  hr: "Potvrdite svoju e-mail adresu",
  de: "Bestätigen Sie Ihre E-Mail-Adresse",
};
const TEXT = {
  en: "We have received your form. Please confirm that this address is yours:",
  hr: "Primili smo vaš obrazac. Potvrdite da je ova adresa vaša:",
  de: "Wir haben Ihr Formular erhalten. Bitte bestätigen Sie, dass dies Ihre Adresse ist:",
};
const ACTION = { en: "Confirm e-mail", hr: "Potvrdi e-mail", de: "E-Mail bestätigen" };

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Puts the e-mail of a form into the outbox. Its token is base64, as with some backends. */
export function sendFormMail(call: Call, { id, title }: SeedForm, email: string): void {
  const token = randomBytes(25).toString("base64");
  call.db.run(
    "INSERT INTO form_tokens (hash, site_id, form_id) VALUES (?, ?, ?)",
    hashOf(token),
    call.site.siteId,
    id,
  );
  sendLetter(call, {
    kind: "form",
    to: email,
    subject: `${textIn(title, call.language)}: ${textIn(SUBJECT, call.language)}`,
    text: textIn(TEXT, call.language),
    action: textIn(ACTION, call.language),
    path: `confirm-email?form=${id}&token=${encodeURIComponent(token)}`,
  });
}

/** Whether the token of a form's e-mail is known, and marks it as used. */
export const spendFormToken = ({ db, site }: Call, formId: number, token: string): boolean =>
  db.run(
    "DELETE FROM form_tokens WHERE hash = ? AND site_id = ? AND form_id = ?",
    hashOf(token),
    site.siteId,
    formId,
  ).changes > 0;
