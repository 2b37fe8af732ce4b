import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/form/field.tsx";
import { Link } from "#components/ui/link.tsx";
import { calls } from "#lib/api/calls/index.ts";
import {
  allowedCountries,
  deliverableCountries,
  namedCountries,
} from "#lib/domain/address/countries.ts";
import { isCustomer } from "#lib/gateway/form/save-buyer.ts";
import type { TypedAddress } from "#lib/gateway/form/typed-address.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { LIMITS } from "#lib/validation/fields.ts";
import { PlainConsents } from "./plain-consents.tsx";
import { PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly typed: TypedAddress | null;
  /** The field that was refused. */
  readonly wrong: unknown;
}

const TEXTS = [
  ["firstName", "given-name", undefined],
  ["lastName", "family-name", undefined],
  ["contactEmail", "email", 250],
  ["contactPhone", "tel", undefined],
  ["street", "address-line1", LIMITS.street],
  ["houseNumber", "address-line2", LIMITS.houseNumber],
  ["zipCode", "postal-code", LIMITS.zipCode],
  ["city", "address-level2", LIMITS.city],
] as const;
const TYPES: Readonly<Record<string, string>> = { contactEmail: "email", contactPhone: "tel" };

/** Who buys and where the order goes. What was typed is shown again. */
export async function AddressStep({ context, visitor, typed, wrong }: Props) {
  const { site, locale, checkout } = context;
  const [t, tErrors, tAuth, available] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "auth" }),
    visitor.call(calls.v2.ecommerce.checkout.getAvailableCountries),
  ]);
  const shown = typed ?? (isCustomer(visitor) ? await savedAddress(visitor) : null);
  const countries = namedCountries(
    deliverableCountries(
      allowedCountries(site.countries, checkout.allowedCountries),
      available.ok ? available.data : undefined,
    ),
    locale,
  );
  const languages = { locale, defaultLocale: site.defaultLocale };
  const here = hrefTo({ name: "checkout" }, languages, { plain: "true" });
  const login = hrefTo({ name: "login" }, languages, { plain: "true", redirect: here });
  const only = countries.length === 1 ? countries[0]?.iso : "";
  const errorOf = (name: string) => (wrong === name ? tErrors("unknownRule") : null);
  return (
    <PlainForm action="address" locale={locale} className="flex flex-col gap-5">
      <h2 className="text-h2">{t("address")}</h2>
      {!isCustomer(visitor) && (
        <p>
          <Link className="text-link" href={login}>
            {tAuth("toLogin")}
          </Link>
        </p>
      )}
      {TEXTS.map(([name, autoComplete, maxLength]) => (
        <TextField
          key={name}
          name={name}
          type={TYPES[name] ?? "text"}
          label={t(`field.${name}`)}
          error={errorOf(name)}
          autoComplete={autoComplete}
          maxLength={maxLength}
          defaultValue={shown?.[name]}
          required
        />
      ))}
      <SelectField
        name="country"
        label={t("field.country")}
        error={errorOf("country")}
        autoComplete="country"
        defaultValue={shown?.country.toUpperCase() || only}
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
        name="companyName"
        label={t("field.companyName")}
        hint={t("field.oibHint")}
        error={errorOf("companyName")}
        autoComplete="organization"
        defaultValue={shown?.companyName}
      />
      <TextField
        name="companyOIB"
        label={t("field.companyOIB")}
        error={errorOf("companyOIB")}
        defaultValue={shown?.companyOIB}
      />
      <PlainConsents context={context} formType="addressForm" />
      <Button type="submit" size="lg">
        {t("continue")}
      </Button>
    </PlainForm>
  );
}

/** Where the customer's last order went, else any address of the profile. */
async function savedAddress(visitor: Visitor): Promise<TypedAddress | null> {
  const profile = await visitor.call(calls.user.web.profile);
  if (!profile.ok) return null;
  const { addresses } = profile.data;
  return addresses.find(({ type }) => type === "shipping") ?? addresses[0] ?? null;
}
