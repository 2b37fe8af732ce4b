import { deprecatedIn, deprecationText } from "#lib/base/config/deprecations.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { buildSite } from "#lib/web/site/build-site.ts";
import { captchaChecker } from "#lib/web/site/captcha-checker.ts";
import { broken, type Found, type Problem, remark, type Step, step } from "./step.ts";

const NO_SITE = "not asked: the domain's site is not known";

/** How a call is made once the site's key is known. */
export const whenSite =
  <T>(ask: (found: Found) => T | string) =>
  (found: Found): T | string =>
    found.site ? ask(found) : NO_SITE;

const DEFAULT = "en";

/** The first calls of a visit (docs/contract.md §2). */
export const start: readonly Step[] = [
  step(calls.v2.domainDetect, {
    wave: 0,
    required: true,
    without: "the whole site: every address answers that there is none",
    mayHoldSecrets: true,
    ask: ({ domain }) => ({ headers: { Referer: `https://${domain}/` } }),
    look: ({ siteID, apiKeyToken }, found) => {
      found.detectedKey = apiKeyToken;
      found.site ??= { apiKey: apiKeyToken, siteId: siteID };
      return [];
    },
  }),
  step(calls.commons, {
    wave: 1,
    required: true,
    without: "the whole site: its languages, countries and stores",
    ask: whenSite(({ language = DEFAULT }) => ({ locale: language, input: { language } })),
    look: (data, found) => {
      found.commons = data;
      settle(found);
      return [
        ...none(data.languages, "languages"),
        ...none(data.countries, "countries"),
        ...none(data.config.stores, "stores"),
        ...(data.config.maintenance ? [remark("the site is closed for maintenance")] : []),
      ];
    },
  }),
  step(calls.cms.option.filter, {
    wave: 1,
    required: true,
    without: "the site's name, languages, theme and all else that its options set",
    ask: whenSite(({ language = DEFAULT }) => ({ locale: language })),
    look: (options, found) => {
      found.options = options;
      settle(found);
      return ["SiteName", "DefaultLanguage"]
        .filter((name) => !options.get(name))
        .map((name) => remark(`the option ${name} is not set`))
        .concat(
          deprecatedIn("option", (name) => options.has(name)).map((one) =>
            remark(deprecationText(one)),
          ),
        )
        .concat(
          captchaChecker({ options }) === "nobody"
            ? remark(
                "the captcha of CaptchaSiteKey protects nothing: nobody checks it. Set CAPTCHA_SECRETS, or let Capabilities name captcha where the backend checks it",
              )
            : [],
        );
    },
  }),
  step(calls.v2.ecommerce.settings.getCurrencyConfig, {
    wave: 1,
    required: true,
    without: "prices and the cart",
    ask: whenSite(() => ({})),
    look: ({ mainCurrencyId }, found) => {
      found.currencyId = mainCurrencyId;
      return [];
    },
  }),
];

/** Sets the language and store of the following calls, as the shop does. */
function settle(found: Found): void {
  const { domain, site, commons, options } = found;
  if (!site || !commons || !options) return;
  const built = buildSite({ domain, siteId: site.siteId, commons, options });
  const asked = found.language && built.stores[found.language] ? found.language : null;
  found.locale = asked ?? built.defaultLocale;
  found.storeId = built.stores[found.locale];
  found.built = built;
}

const none = (list: readonly unknown[], what: string): Problem[] =>
  list.length === 0 ? [broken(`the list of ${what} is empty`)] : [];
