import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { solveCaptcha } from "#components/kit/submission/solve-captcha.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { type ApiError, ok, type Result } from "#lib/shop/api/errors.ts";
import type { FormSent } from "#lib/shop/api/schemas/feedback.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { emailOf, type FieldValue, toFormData } from "#lib/shop/domain/content/form-fields.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import { authStore } from "#stores/auth/auth-store.ts";
import { logChoice, rememberChoice } from "#stores/consent/consent-log.ts";
import type { VisitorFormProps } from "./visitor-form-props.ts";

interface Sending extends Pick<VisitorFormProps, "target" | "type" | "fields" | "captcha"> {
  readonly values: readonly FieldValue[];
  /** The page's language, in which numbers were typed. */
  readonly locale: string;
  readonly accepted: readonly ConsentId[];
  /** The element where the captcha can render its badge. */
  readonly place: HTMLElement;
}

const NO_GOAL: FormSent = { goalType: "", goal: "", message: "" };

/** Sends a form (docs/contract.md §5.11), then logs the accepted consents. @throws CaptchaFault */
export async function sendForm(sending: Sending): Promise<Result<FormSent>> {
  const result = await store(sending);
  if (result.ok) await logAccepted(sending);
  return result;
}

async function store(sending: Sending): Promise<Result<FormSent>> {
  const { target, fields, values, accepted, captcha, place, type, locale } = sending;
  const solved = captcha && {
    recaptchaKey: captcha.siteKey,
    recaptchaResponse: await solveCaptcha(captcha, place),
  };
  if (target.kind === "newsletter") {
    const sent = await gateway.marketing.newsletter.subscribe({
      input: { email: emailOf(fields, values), consents: [...accepted], ...solved },
    });
    return sent.ok ? ok(NO_GOAL) : sent;
  }
  const data = toFormData(fields, values, locale);
  const sent = await gateway.cms.form.storeData({
    input: { id: target.id, data, ...solved },
  });
  // The data are stored, so a failure to notify the site's staff is not reported to the visitor. The captcha answer can
  // be used only once; the gateway accepts its receipt for the form instead.
  if (sent.ok && type === "contactForm")
    await gateway.cms.contact.contactAdmin({ input: { id: target.id, data } });
  return sent;
}

async function logAccepted({ type, fields, values, accepted }: Sending): Promise<void> {
  if (accepted.length === 0) return;
  const { user } = authStore.getState();
  const email = emailOf(fields, values) || user?.email || "";
  rememberChoice(accepted, "accepted");
  if (email === "") return;
  const logged = await logChoice({ type, email, consents: accepted, status: "accepted" });
  if (logged.ok) return;
  const t = await loadTranslator(pageLanguage());
  void showToast({ tone: "error", message: t("errors.failedConsentLog") });
}

/** The message for an error, in the language of the page. */
export async function faultMessage(error: ApiError): Promise<string> {
  return errorMessageFor(await loadTranslator(pageLanguage()), error);
}
