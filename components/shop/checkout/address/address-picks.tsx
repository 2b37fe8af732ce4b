"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { inOneLine, lineOf } from "#lib/shop/domain/address/address-text.ts";
import type { NamedCountry } from "#lib/shop/domain/address/countries.ts";
import type { AddressPart } from "#stores/checkout/checkout-store.ts";
import type { AddressPicker } from "./use-saved-addresses.ts";

const LINES = ["person", "street", "city", "country"] as const;

interface AddressPicksProps {
  readonly part: AddressPart;
  readonly picker: AddressPicker;
  /** The countries to choose from; an address in any other is marked. */
  readonly countries: readonly NamedCountry[];
  /** The name of any country, in the language of the page. */
  readonly nameOf: (iso: string) => string;
}

/** A customer's saved addresses as radios, with "another address" as the last. Nothing if there are none. */
export function AddressPicks({ part, picker, countries, nameOf }: AddressPicksProps) {
  const t = useTranslations("checkout.saved");
  const id = useId();
  const { options, option, editing, pick, edit } = picker;
  if (options.length === 0) return null;
  return (
    <div className="stack">
      <RadioGroup legend={t(part)}>
        {options.map(({ id: saved, content }) => (
          <Radio
            key={saved}
            name={`${part}-address`}
            label={inOneLine(content, LINES, nameOf)}
            description={
              <>
                {content.companyName && (
                  <span>{content.companyName + (lineOf(content, "phone") ? " · " : "")}</span>
                )}
                <bdi dir="ltr">{lineOf(content, "phone")}</bdi>
                {countries.every(({ iso }) => iso !== content.country) && (
                  <span className="block text-danger">
                    {t(part === "delivery" ? "notDelivered" : "notBilled")}
                  </span>
                )}
              </>
            }
            checked={option?.id === saved}
            onChange={() => pick(saved)}
          />
        ))}
        <Radio
          name={`${part}-address`}
          label={t("another")}
          checked={!option}
          onChange={() => pick(null)}
        />
      </RadioGroup>
      {option && !editing && (
        <div>
          <span id={id} className="sr-only">
            {inOneLine(option.content, LINES, nameOf)}
          </span>
          <Button variant="secondary" size="sm" aria-describedby={id} onClick={edit}>
            {t("change")}
          </Button>
        </div>
      )}
    </div>
  );
}
