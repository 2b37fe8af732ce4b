import { z } from "zod";
import { rowsOf } from "./list.ts";
import { dictionary, flagOr, id, listOf, number, numberOr, textOr } from "./schema-fields.ts";

export const domainRecord = z.object({
  siteID: id,
  apiKeyToken: z.string().min(1),
  apiKeyId: numberOr(null),
});

const language = z.object({
  id: numberOr(0),
  code: textOr(""),
  code2: z.string().min(2),
  names: dictionary,
});

export const country = z.object({ id, iso: z.string(), code: textOr(""), name: textOr("") });
export type Country = z.output<typeof country>;

export const commons = z.object({
  languages: listOf(language),
  countries: listOf(country),
  config: z.object({
    stores: listOf(z.object({ storeID: id, language: z.string() })),
    mediaSizes: listOf(z.object({ name: textOr(""), width: number, height: number })),
    maintenance: flagOr(false),
    cacheService: flagOr(false),
  }),
});

/** Site options, `key → value` as sent: texts, booleans, numbers or a Media. */
export const cmsOptions = rowsOf(
  z.object({ key: z.string(), value: z.unknown().optional() }),
).transform((rows) => new Map(rows.map(({ key, value }) => [key, value])));

const currency = z.object({ id, label: textOr("EUR"), symbol: textOr("") });
export type Currency = z.output<typeof currency>;

/** Without `mainCurrencyId` the first allowed currency is the main one. */
export const currencyConfig = z
  .object({ allowedCurrencies: listOf(currency), mainCurrencyId: numberOr(null) })
  .transform(({ allowedCurrencies, mainCurrencyId }, context) => {
    const main = mainCurrencyId ?? allowedCurrencies[0]?.id;
    if (main !== undefined) return { allowedCurrencies, mainCurrencyId: main };
    context.addIssue({ code: "custom", message: "no currency in the answer" });
    return z.NEVER;
  });

export const checkoutSettings = z.object({
  /** 0 go to the cart, 1 stay on the page, 2 show the cart modal (docs/screens.md §3.5). */
  cart_type: number
    .catch(2)
    .transform((value): 0 | 1 | 2 => (value === 0 || value === 1 ? value : 2)),
  allowedCountries: z.union([z.literal("ALL"), z.array(z.string())]).catch("ALL"),
});
export type CheckoutSettings = z.output<typeof checkoutSettings>;
