import { textIn } from "../../database/documents.ts";
import type { Account } from "../../domain/accounts.ts";
import type { Call } from "../../http/call.ts";
import { sendLetter } from "../../http/email.ts";
import type { Text } from "../../seed/text.ts";

const TEXTS = {
  verify: {
    subject: {
      en: "Confirm your e-mail address",
      hr: "Potvrdite svoju e-mail adresu",
      de: "Bestätigen Sie Ihre E-Mail-Adresse",
      ar: "أكّد بريدك الإلكتروني",
    },
    text: {
      en: "Thank you for registering. Please confirm that this address is yours:",
      hr: "Hvala na registraciji. Potvrdite da je ova adresa vaša:",
      de: "Danke für Ihre Registrierung. Bitte bestätigen Sie, dass dies Ihre Adresse ist:",
      ar: "شكرًا لتسجيلك. يرجى تأكيد أن هذا العنوان لك:",
    },
    action: {
      en: "Confirm e-mail",
      hr: "Potvrdi e-mail",
      de: "E-Mail bestätigen",
      ar: "تأكيد البريد",
    },
  },
  password: {
    subject: {
      en: "Set a new password",
      hr: "Postavite novu lozinku",
      de: "Neues Passwort setzen",
      ar: "تعيين كلمة مرور جديدة",
    },
    text: {
      en: "Somebody, probably you, asked for a new password. The link works once, for an hour:",
      hr: "Netko, vjerojatno vi, zatražio je novu lozinku. Poveznica vrijedi jednom, sat vremena:",
      de: "Jemand, wahrscheinlich Sie, möchte ein neues Passwort. Der Link gilt einmal, eine Stunde lang:",
      ar: "طلب أحدهم، ولعله أنت، كلمة مرور جديدة. يعمل الرابط مرة واحدة خلال ساعة:",
    },
    action: {
      en: "Set a new password",
      hr: "Postavi lozinku",
      de: "Passwort setzen",
      ar: "تعيين كلمة المرور",
    },
  },
} satisfies Record<string, Record<string, Text>>;

const PATHS = {
  verify: "login?verificationToken=",
  password: "forgot-password?token=",
  staffPassword: "adminLogin?token=",
} as const;

/** Puts an e-mail with a working link into the outbox, in the language of the call. */
export function sendAccountMail(
  call: Call,
  account: Pick<Account, "email">,
  kind: keyof typeof PATHS,
  token: string,
): void {
  const { subject, text, action } = TEXTS[kind === "verify" ? kind : "password"];
  sendLetter(call, {
    kind,
    to: account.email,
    subject: textIn(subject, call.language),
    text: textIn(text, call.language),
    action: textIn(action, call.language),
    path: PATHS[kind] + encodeURIComponent(token),
  });
}
