import { allSites } from "../../database/sites.ts";
import { notFound } from "../../domain/failure.ts";
import { route } from "../../http/call.ts";
import { argument } from "../../http/input.ts";
import { cut, listC, paging } from "../../http/lists.ts";

/** The settings service, and the settings of the shop (`docs/contract.md §2`, `docs/contract.md §3`). */
export const settings = [
  route(
    "GET",
    "v1/ecommerce/settings/getCheckoutSettings",
    ({ site }) => ({
      cart_type: site.cartType,
      allowedCountries: site.allowedCountries,
    }),
    { storeless: true },
  ),
  route(
    "GET",
    "v2/ecommerce/settings/getCurrencyConfig",
    ({ site }) => ({
      allowedCurrencies: site.currencies.map(({ id, label, symbol }) => ({ id, label, symbol })),
      mainCurrencyId: mainCurrency(site.currencies),
    }),
    { storeless: true },
  ),
  route(
    "POST",
    "v1/settings/domain/filter",
    (call) => {
      const sites = allSites(call.db).map(({ domain }) => ({
        name: domain,
        url: `http://${domain}:3000`,
      }));
      return listC(cut(sites, paging(call)));
    },
    { storeless: true },
  ),
  route(
    "GET",
    "v1/settings/general/user",
    (call) => {
      const group = argument(call, "group");
      const key = argument(call, "key");
      if (group !== "admin" || key !== "globalLanguage") throw notFound("The setting is not set.");
      return { group, key, value: "en" };
    },
    { storeless: true, role: "staff" },
  ),
  route(
    "GET",
    "v1/settings/external",
    (call) => {
      const card = call.db.get<{ valid: number }>(
        "SELECT valid FROM member_cards WHERE site_id = ? AND barcode = ?",
        call.site.siteId,
        argument(call, "barcode"),
      );
      return { isValid: argument(call, "type") === "memberCard" && card?.valid === 1 };
    },
    { storeless: true },
  ),
];

const mainCurrency = (currencies: readonly { id: number; rate: number }[]): number | undefined =>
  (currencies.find(({ rate }) => rate === 1) ?? currencies[0])?.id;
