import "server-only";
import { getTranslations } from "next-intl/server";
import { fieldMessage } from "#components/kit/messages/field-message.ts";
import { Button } from "#components/kit/ui/button.tsx";
import { AddressInputs, taxLabel } from "#components/shop/address/address-inputs.tsx";
import { recordByName } from "#lib/base/utils/record-of.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import type { TypedAddress } from "#lib/gateway/form/typed-address.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { isCompany } from "#lib/gateway/validation/address-schema.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import {
  allowedCountries,
  deliverableCountries,
  namedCountries,
} from "#lib/shop/domain/address/countries.ts";
import {
  ADDRESS_FIELDS,
  type AddressField,
  COMPANY_FIELDS,
  PERSON_FIELDS,
} from "#lib/shop/values/address.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import { PlainConsents } from "./plain-consents.tsx";
import { PlainCut, PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly typed: TypedAddress | null;
  /** The errors of the last attempt, and the consents that were accepted. */
  readonly kept: KeptForm | null;
  /** A consent was missing. */
  readonly refused: boolean;
  /** Whether nothing is delivered. */
  readonly digitalOnly: boolean;
}

const HINTS: Readonly<Record<string, "field.regionHint" | "field.oibHint">> = {
  region: "field.regionHint",
  companyName: "field.oibHint",
};

type AddressRow = AddressField<(typeof ADDRESS_FIELDS)[number]["name"]>;

/** The step for the buyer and the address of the order. Typed values are shown again. */
export async function AddressStep({ context, visitor, typed, kept, refused, digitalOnly }: Props) {
  const { site, locale, checkout } = context;
  const [t, tErrors, available] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "errors" }),
    visitor.call(calls.v2.ecommerce.checkout.getAvailableCountries),
  ]);
  const countries = namedCountries(
    deliverableCountries(
      allowedCountries(site.countries, checkout.allowedCountries),
      available.ok ? available.data : undefined,
    ),
    locale,
  );
  const usual = textOption(site, "DefaultCountry").toUpperCase();
  const likely = countries.length === 1 ? countries[0] : countries.find(({ iso }) => iso === usual);
  const control = ({ name, type, hint, required }: AddressRow) => ({
    name,
    ...(type === "email" && EMAIL_INPUT),
    hint: hint ? t(`field.${hint}`) : HINTS[name] && t(HINTS[name]),
    error: fieldMessage(tErrors, kept?.mistakes[name], name),
    defaultValue: typed?.[name] || (type === "country" ? (likely?.iso ?? "") : ""),
    // The country is only known once the form is sent.
    required: required === true,
  });
  return (
    <PlainForm action="address" locale={locale} className="flex flex-col gap-5">
      <h2 className="text-h2">{t(digitalOnly ? "details" : "address")}</h2>
      {digitalOnly && <p className="text-muted">{t("detailsWhy")}</p>}
      <PlainCut
        kept={kept}
        labels={recordByName(ADDRESS_FIELDS, ({ name }) => t(`field.${name}`))}
        locale={locale}
      />
      {/* Without `maxLength`, which cuts pasted text silently: the answer names the limit. */}
      <AddressInputs
        fields={PERSON_FIELDS}
        t={(key) => t(`field.${key}`)}
        countries={countries}
        control={control}
      />
      <details open={typed !== null && isCompany(typed)}>
        <summary className="min-h-6 cursor-pointer font-semibold">{t("forCompany")}</summary>
        <div className="flex flex-col gap-5 pt-4">
          <AddressInputs
            fields={COMPANY_FIELDS}
            t={(key) => t(`field.${taxLabel(key, typed?.country ?? "")}`)}
            control={control}
          />
        </div>
      </details>
      <PlainConsents
        context={context}
        formType="addressForm"
        accepted={kept?.values.consent}
        refused={refused}
      />
      <Button type="submit" size="lg">
        {t("next")}
      </Button>
    </PlainForm>
  );
}
