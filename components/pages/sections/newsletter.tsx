import { getTranslations } from "next-intl/server";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { WithScript } from "#components/kit/ui/script-needed.tsx";
import { getConsents } from "#components/shop/consent/get-consents.ts";
import { hiddenInputs } from "#components/shop/forms/hidden-inputs.tsx";
import { unsaid } from "#components/shop/forms/unused-messages.ts";
import { VisitorFormLate } from "#components/shop/forms/visitor-form-late.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { newsletterField } from "#lib/shop/domain/content/newsletter-field.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { SectionProps } from "./types.ts";

/** The newsletter: an address and the consents of its form type (docs/contract.md §5.12, §5.13). */
export async function Newsletter({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const [t, tPlain, consents] = await Promise.all([
    getTranslations("forms"),
    getTranslations("plain"),
    getConsents(context, "newsletter"),
  ]);
  const captcha = siteCaptcha(context.site, getSettings());
  const fields = [newsletterField(t("email"))];
  const form = (
    <ClientMessages
      locale={context.locale}
      namespaces={["forms"]}
      without={unsaid({ fields, isNewsletter: true, hasCaptcha: captcha !== null })}
    >
      <VisitorFormLate
        target={{ kind: "newsletter" }}
        type="newsletter"
        fields={fields}
        consents={consents}
        captcha={captcha}
        hosts={[]}
        mediaHost=""
        plain={captcha ? undefined : hiddenInputs("newsletter", context.locale, fields)}
      />
    </ClientMessages>
  );
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <div className="grid gap-x-14 gap-y-5 rounded-xl bg-brand-soft p-[clamp(1.25rem,4vw,3rem)] lg:grid-cols-2">
          <div>
            <SectionHead element={element} lead={lead} />
            <EditableHtml element={element} path="meta.text" className="text-lead" />
          </div>
          {captcha ? <WithScript text={tPlain("form")}>{form}</WithScript> : form}
        </div>
      </div>
    </Section>
  );
}
