import "server-only";
import { getTranslations } from "next-intl/server";
import { fieldMessage } from "#components/messages/field-message.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/form/field.tsx";
import { calls } from "#lib/api/calls/index.ts";
import {
  allowedCountries,
  deliverableCountries,
  namedCountries,
} from "#lib/domain/address/countries.ts";
import type { KeptForm } from "#lib/gateway/form/kept-form.ts";
import type { TypedAddress } from "#lib/gateway/form/typed-address.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import { PlainConsents } from "./plain-consents.tsx";
import { PlainCut, PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly typed: TypedAddress | null;
  /** What was wrong with it, and which consents were accepted. */
  readonly kept: KeptForm | null;
  /** A consent was missing. */
  readonly refused: boolean;
}

const TEXTS = [
  ["firstName", "given-name"],
  ["lastName", "family-name"],
  ["contactEmail", "email"],
  ["contactPhone", "tel"],
  ["street", "address-line1"],
  ["houseNumber", "address-line2"],
  ["zipCode", "postal-code"],
  ["city", "address-level2"],
] as const;
const INPUTS: Readonly<Record<string, object>> = {
  contactEmail: EMAIL_INPUT,
  contactPhone: { type: "tel" },
};

/** Who buys and where the order goes. What was typed is shown again. */
export async function AddressStep({ context, visitor, typed, kept, refused }: Props) {
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
  const only = countries.length === 1 ? countries[0]?.iso : "";
  const errorOf = (name: string) => fieldMessage(tErrors, kept?.mistakes[name], name);
  return (
    <PlainForm action="address" locale={locale} className="flex flex-col gap-5">
      <h2 className="text-h2">{t("address")}</h2>
      <PlainCut
        kept={kept}
        labels={Object.fromEntries(
          [...TEXTS.map(([name]) => name), "companyName" as const, "companyOIB" as const].map(
            (name) => [name, t(`field.${name}`)],
          ),
        )}
        locale={locale}
      />
      {/* Without `maxLength`, which cuts a pasted text unsaid: the answer names the limit. */}
      {TEXTS.map(([name, autoComplete]) => (
        <TextField
          key={name}
          name={name}
          {...INPUTS[name]}
          label={t(`field.${name}`)}
          error={errorOf(name)}
          autoComplete={autoComplete}
          defaultValue={typed?.[name]}
          // Which country it is for is not known before it is sent.
          required={name !== "houseNumber" && name !== "zipCode"}
        />
      ))}
      <SelectField
        name="country"
        label={t("field.country")}
        error={errorOf("country")}
        autoComplete="country"
        defaultValue={typed?.country || only}
        required
      >
        <option value="">{t("field.chooseCountry")}</option>
        {countries.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="region"
        label={t("field.region")}
        hint={t("field.regionHint")}
        error={errorOf("region")}
        autoComplete="address-level1"
        defaultValue={typed?.region}
      />
      <TextField
        name="companyName"
        label={t("field.companyName")}
        hint={t("field.oibHint")}
        error={errorOf("companyName")}
        autoComplete="organization"
        defaultValue={typed?.companyName}
      />
      <TextField
        name="companyOIB"
        label={t("field.companyOIB")}
        error={errorOf("companyOIB")}
        defaultValue={typed?.companyOIB}
      />
      <PlainConsents
        context={context}
        formType="addressForm"
        accepted={kept?.values.consent}
        refused={refused}
      />
      <Button type="submit" size="lg">
        {t("continue")}
      </Button>
    </PlainForm>
  );
}
