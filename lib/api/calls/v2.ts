import { get, post } from "#lib/api/declare.ts";
import { rowsOf } from "#lib/api/schemas/list.ts";
import { country, currencyConfig, domainRecord } from "#lib/api/schemas/site.ts";

/** The calls of the API's second version; all others are of the first. */
export const v2 = {
  domainDetect: post({ safe: true, answer: domainRecord }),
  ecommerce: {
    settings: { getCurrencyConfig: get({ access: "public", answer: currencyConfig }) },
    checkout: {
      getAvailableCountries: post({
        access: "public",
        safe: true,
        fill: ["cart"],
        answer: rowsOf(country),
      }),
    },
  },
};
