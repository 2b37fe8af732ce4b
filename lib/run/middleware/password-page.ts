import { staticPage } from "#lib/web/static-page/static-page.ts";
import { passwordMessages } from "#lib/web/static-page/static-page-messages.ts";

interface PasswordPage {
  readonly locale: string;
  /** The requested local path, opened after the right password. */
  readonly to: string;
  /** Why the last try failed. */
  readonly problem?: "wrong" | "tooMany";
  /** Seconds until the next try is allowed. */
  readonly retryAfter?: number;
}

/** The page that asks for a site's password: in the visitor's language, without any content of the site. */
export function passwordPage({ locale, to, problem, retryAfter }: PasswordPage): Response {
  const messages = passwordMessages(locale);
  return staticPage({
    locale: messages.locale,
    title: messages.title,
    text: messages.text,
    status: problem === "tooMany" ? 429 : 403,
    retryAfter,
    form: {
      action: "/api/session/enter",
      hidden: { to },
      password: { label: messages.label, problem: problem && messages[problem] },
      submit: messages.submit,
    },
  });
}
