"use client";

import { useSite } from "#components/providers/site-provider.tsx";
import type { Address } from "#lib/api/schemas/user.ts";
import { cityLine, streetLine } from "#lib/domain/address/address-lines.ts";
import { countryName } from "#lib/domain/address/countries.ts";

/** An address as on an envelope, the country by its name in the page's language. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useSite();
  const { firstName, lastName, companyName, country } = address;
  const lines = {
    company: companyName,
    person: `${firstName} ${lastName}`,
    street: streetLine(address),
    city: cityLine(address),
    country: countryName(country, locale) ?? country,
    phone: address.contactPhone,
  };
  return (
    <address className="not-italic wrap-anywhere">
      {Object.entries(lines).map(([name, line]) =>
        line.trim() === "" ? null : (
          // A phone number reads left to right in every language; a name or a street as it is written.
          <span key={name} className="block">
            <bdi dir={name === "phone" ? "ltr" : "auto"}>{line}</bdi>
          </span>
        ),
      )}
    </address>
  );
}
