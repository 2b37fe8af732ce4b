import "server-only";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { foreignForm } from "#lib/gateway/guard.ts";
import type { Target } from "#lib/gateway/target.ts";
import { senderOf } from "#lib/web/site/sender.ts";
import { staticPage } from "#lib/web/static-page/static-page.ts";
import { confirmFormMessages } from "#lib/web/static-page/static-page-messages.ts";
import { holdForm, releaseForm } from "./form-proof.ts";

interface Asked {
  readonly headers: Headers;
  /** The form's action, `/api/…`. */
  readonly path: string;
  readonly target: Target;
}

/**
 * Returns a form if one of the site's own pages sent it. If that is uncertain, returns a page that asks to send the
 * form again; it contains the fields with a proof (`form-proof.ts`).
 * @throws Refusal 403 for a form of another site
 */
export async function trustedForm(
  form: URLSearchParams,
  { headers, path, target }: Asked,
): Promise<URLSearchParams | Response> {
  const sender = senderOf(headers);
  if (sender === "foreign") throw foreignForm();
  const cookies = cookiesOf(headers);
  const purpose = { target, path };
  const released = form.has("held") ? await releaseForm(form, cookies, purpose) : null;
  if (released) return released;
  if (sender === "own") return form;
  const { setCookie, ...hidden } = await holdForm(form, cookies, purpose);
  const { submit, ...messages } = confirmFormMessages(target.locale, new URL(target.origin).host);
  const page = staticPage({ ...messages, status: 200, form: { action: path, hidden, submit } });
  page.headers.append("set-cookie", setCookie);
  return page;
}
