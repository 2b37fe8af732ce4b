import type { Address } from "#lib/shop/api/schemas/user-schema.ts";
import { lineOf } from "#lib/shop/domain/address/address-text.ts";
import { countryName } from "#lib/shop/domain/address/countries.ts";

const LINES = ["company", "person", "street", "city", "country", "phone"] as const;

interface AddressLinesProps {
  readonly address: Address;
  /** The page's language. */
  readonly locale: string;
}

/** An address as on an envelope, the country by its name in the page's language. Drawn alike with and without scripts. */
export function AddressLines({ address, locale }: AddressLinesProps) {
  return (
    <address className="not-italic wrap-anywhere">
      {LINES.map((line) => {
        const written = lineOf(address, line);
        const text = line === "country" ? (countryName(written, locale) ?? written) : written;
        // A phone number reads left to right in every language; a name or a street as it is written.
        return text === "" ? null : (
          <span key={line} className="block">
            <bdi dir={line === "phone" ? "ltr" : "auto"}>{text}</bdi>
          </span>
        );
      })}
    </address>
  );
}
