"use client";

import { useSite } from "#components/providers/site-provider.tsx";
import type { Address } from "#lib/api/schemas/user.ts";
import { countryName } from "#lib/domain/address/countries.ts";

/** An address as on an envelope, the country by its name in the page's language. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useSite();
  const { firstName, lastName, companyName, street, houseNumber, zipCode, city, country } = address;
  const lines = [
    companyName,
    `${firstName} ${lastName}`,
    `${street} ${houseNumber}`,
    `${zipCode} ${city}`,
    countryName(country, locale) ?? country,
    address.contactPhone,
  ].filter((line) => line.trim() !== "");
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address, always all at once.
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
