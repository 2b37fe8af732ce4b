import "server-only";
import { getTranslations } from "next-intl/server";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { getConsents } from "#components/shop/consent/get-consents.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** A consent's id with its type, as `lib/gateway/form/checkout-forms.ts` reads it. */
const fieldValue = (id: ConsentId): string => (typeof id === "number" ? `n:${id}` : `s:${id}`);

/** The consents of a form; those that must be accepted are required fields, which the browser itself checks. */
export async function PlainConsents(props: {
  readonly context: SiteContext;
  readonly formType: string;
  /** Consents that were accepted before, by their names in the form. */
  readonly accepted?: readonly string[] | undefined;
  /** Whether a required consent was missing: each missing one shows an error. */
  readonly refused?: boolean;
}) {
  const [consents, t] = await Promise.all([
    getConsents(props.context, props.formType),
    getTranslations({ locale: props.context.locale, namespace: "errors" }),
  ]);
  if (!consents)
    return (
      <Notice tone="danger">
        <p>{t("consentsNotFetched")}</p>
      </Notice>
    );
  const isAccepted = (id: ConsentId) => props.accepted?.includes(fieldValue(id)) ?? false;
  return consents.map(({ uniqueNumber, required, html, text }) => (
    <div key={uniqueNumber}>
      <Checkbox
        name="consent"
        value={fieldValue(uniqueNumber)}
        required={required}
        error={props.refused && required && !isAccepted(uniqueNumber) && t("consentRequired")}
        defaultChecked={isAccepted(uniqueNumber)}
        label={html ? <SafeHtml inline html={html} /> : text}
      />
      {required && <input type="hidden" name="requiredConsent" value={fieldValue(uniqueNumber)} />}
    </div>
  ));
}
