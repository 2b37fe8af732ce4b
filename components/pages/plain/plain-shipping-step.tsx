import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import {
  branchDetails,
  deliveryDetails,
  deliveryPrice,
} from "#components/shop/checkout/shipping/delivery-details.tsx";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { allowedCountries, namedCountries } from "#lib/shop/domain/address/countries.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { nearestBranches } from "#lib/shop/domain/checkout/nearest-branches.ts";
import { presetShipping, readSavedShipping } from "#lib/shop/domain/checkout/shipping.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly cart: Cart;
  /** The delivery address; its country by ISO code. */
  readonly address: Readonly<Record<"country" | "zipCode" | "city", string>>;
}

interface Choice {
  /** A method's id, and that of its branch. */
  readonly value: string;
  readonly label: string;
  readonly details: ReactNode;
  readonly price: number | null;
  readonly checked: boolean;
}

/** The delivery methods, where each pick-up point is a choice of its own. */
export async function ShippingStep({ context, visitor, cart, address }: Props) {
  const { site, locale, checkout } = context;
  const countries = namedCountries(
    allowedCountries(site.countries, checkout.allowedCountries),
    locale,
  );
  const countryId = countries.find(({ iso }) => iso === address.country.toUpperCase())?.id;
  const [t, tErrors, tCart, methods] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "cart" }),
    visitor.call(calls.ecommerce.delivery.getApplicableDeliveryMethods, { countryId }),
  ]);
  if (!methods.ok || methods.data.length === 0)
    return (
      <Notice tone="danger">
        <p>{methods.ok ? t("noShipping") : tErrors("tryAgain")}</p>
      </Notice>
    );
  const kept = readSavedShipping(cart);
  const saved = presetShipping(methods.data, kept) ?? kept;
  const currency = cartCurrency(cart, context);
  const setting = { now: Date.now(), site: { locale, timeZone: site.timeZone }, t };
  const choices = methods.data.flatMap((method): Choice[] => {
    const { id, name, price, options } = method;
    const details = deliveryDetails(method, setting);
    const isSaved = saved.methodId === id;
    if (options.length === 0)
      return [{ value: `${id}`, label: name, details, price, checked: isSaved }];
    return nearestBranches(options, address, null).map((branch) => ({
      value: `${id}:${branch.id}`,
      label: `${name}: ${branch.name}`,
      details: (
        <>
          {details} {branchDetails(branch)}
        </>
      ),
      price,
      checked: isSaved && saved.branchId === branch.id,
    }));
  });
  return (
    <PlainForm action="shipping" locale={locale} className="flex flex-col gap-5">
      <h2 className="text-h2">{t("shipping")}</h2>
      <RadioGroup legend={t("shipping")} legendHidden>
        {choices.map(({ value, label, details, price, checked }) => (
          <Radio
            key={value}
            name="delivery"
            value={value}
            label={label}
            description={details}
            aside={deliveryPrice(price, { currency, locale, free: tCart("summary.free") })}
            defaultChecked={checked}
            required
          />
        ))}
      </RadioGroup>
      <Button type="submit" size="lg">
        {t("next")}
      </Button>
    </PlainForm>
  );
}
