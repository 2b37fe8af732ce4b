import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { WithScript } from "#components/kit/ui/script-needed.tsx";
import { getConsents } from "#components/shop/consent/get-consents.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { formCaptcha } from "#lib/gateway/validation/captcha.ts";
import type { Form } from "#lib/shop/api/schemas/feedback.ts";
import { toFieldView } from "#lib/shop/domain/content/form-fields.ts";
import { getDomainHosts } from "#lib/web/data/addresses/domain-hosts.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { hiddenInputs } from "./hidden-inputs.tsx";
import { unsaid } from "./unused-messages.ts";
import { FileFormLate, VisitorFormLate } from "./visitor-form-late.tsx";

interface Props {
  context: SiteContext;
  form: Form;
  /** Values of hidden fields, by name. */
  hidden?: Readonly<Record<string, string>>;
}

/** A form of the CMS with its consents and captcha. */
export async function FormBlock({ context, form, hidden = {} }: Props) {
  const { site, locale } = context;
  const settings = getSettings();
  const [t, consents, hosts] = await Promise.all([
    getTranslations({ locale, namespace: "plain" }),
    form.type === "" ? [] : getConsents(context, form.type),
    getDomainHosts(context),
  ]);
  const fields = form.fields.map(toFieldView).map((field) => {
    const value = Object.hasOwn(hidden, field.name) ? hidden[field.name] : undefined;
    return field.kind === "hidden" && value !== undefined ? { ...field, value } : field;
  });
  const hasFiles = fields.some(({ kind }) => kind === "file");
  const Form = hasFiles ? FileFormLate : VisitorFormLate;
  const captcha = formCaptcha(site, settings, form.captcha);
  const without = unsaid({ fields, isNewsletter: false, hasCaptcha: captcha !== null });
  // Captchas and file uploads need JavaScript.
  const needsScript = captcha !== null || hasFiles;
  const block = (
    <ClientMessages locale={locale} namespaces={["forms"]} without={without}>
      <Form
        target={{ kind: "form", id: form.id }}
        type={form.type}
        fields={fields}
        consents={consents}
        captcha={captcha}
        hosts={hosts}
        mediaHost={new URL(settings.MEDIA_URL).hostname}
        plain={needsScript ? undefined : hiddenInputs(String(form.id), locale, fields)}
      />
    </ClientMessages>
  );
  return needsScript ? <WithScript text={t("form")}>{block}</WithScript> : block;
}
