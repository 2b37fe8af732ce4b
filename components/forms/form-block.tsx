import "server-only";
import { ClientWords } from "@/components/checkout/client-words";
import { getConsents } from "@/components/consent/get-consents";
import type { Form } from "@/lib/api/schemas/feedback";
import { getSettings } from "@/lib/config/settings";
import { getDomainHosts } from "@/lib/data/domain-hosts";
import { toFieldView } from "@/lib/domain/forms/fields";
import { toCaptcha } from "@/lib/forms/captcha";
import type { SiteContext } from "@/lib/site/types";
import { VisitorFormLate } from "./visitor-form-late";

interface Props {
  context: SiteContext;
  form: Form;
  /** What hidden fields of these names hold. */
  hidden?: Readonly<Record<string, string>>;
}

/** A form of the CMS, ready to be filled in. */
export async function FormBlock({ context, form, hidden = {} }: Props) {
  const { site, locale } = context;
  const settings = getSettings();
  const [consents, hosts] = await Promise.all([
    form.type === "" ? [] : getConsents(context, form.type),
    getDomainHosts(context),
  ]);
  const fields = form.fields.map(toFieldView).map((field) => {
    const value = Object.hasOwn(hidden, field.name) ? hidden[field.name] : undefined;
    return field.kind === "hidden" && value !== undefined ? { ...field, value } : field;
  });
  return (
    <ClientWords locale={locale} namespaces={["forms"]}>
      <VisitorFormLate
        target={{ kind: "form", id: form.id }}
        type={form.type}
        fields={fields}
        consents={consents}
        captcha={form.captcha ? toCaptcha(site, settings) : null}
        hosts={hosts}
        mediaHost={new URL(settings.MEDIA_URL).hostname}
      />
    </ClientWords>
  );
}
