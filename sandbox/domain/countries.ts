/** ISO codes of the countries that a shop may know, with two and with three letters. */
const CODES =
  "AL:ALB AD:AND AT:AUT BE:BEL BA:BIH BG:BGR HR:HRV CY:CYP CZ:CZE DK:DNK EE:EST FI:FIN FR:FRA DE:DEU GR:GRC HU:HUN IS:ISL IE:IRL IT:ITA XK:XKX LV:LVA LI:LIE LT:LTU LU:LUX MT:MLT MC:MCO ME:MNE NL:NLD MK:MKD NO:NOR PL:POL PT:PRT RO:ROU RS:SRB SK:SVK SI:SVN ES:ESP SE:SWE CH:CHE GB:GBR US:USA CA:CAN AU:AUS AE:ARE SA:SAU KW:KWT QA:QAT BH:BHR OM:OMN JO:JOR EG:EGY";

interface Country {
  readonly id: number;
  readonly iso: string;
  readonly code: string;
}

export const COUNTRIES: readonly Country[] = CODES.split(" ").map((pair, index) => {
  const [iso = "", code = ""] = pair.split(":");
  return { id: index + 1, iso, code };
});

/** Countries with their names in a language, sorted by that language's rules. */
export function countriesIn(language: string): (Country & { name: string })[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const collator = new Intl.Collator(language);
  return COUNTRIES.map((country) => ({
    ...country,
    name: names.of(country.iso) ?? country.iso,
  })).toSorted((a, b) => collator.compare(a.name, b.name));
}
