/** Each site has its own ids (site 1 has 1000001…, site 2 has 2000001…), so that no id works on two sites. */
const SITE_STEP = 1_000_000;
/** Elements exist once per language: element 7 of site 1 stays 7, of site 2 in its second language it is 1100007. */
const ELEMENT_SITE_STEP = 1_000_000;
const ELEMENT_LANGUAGE_STEP = 100_000;

export function offsetId(siteNumber: number): (id: number) => number {
  return (id) => {
    if (!Number.isInteger(id) || id < 0 || id >= SITE_STEP) {
      throw new Error(`Seed ids are integers below ${SITE_STEP}; ${id} is not.`);
    }
    return siteNumber * SITE_STEP + id;
  };
}

export const elementId = (siteNumber: number, languageIndex: number, id: number): number =>
  (siteNumber - 1) * ELEMENT_SITE_STEP + languageIndex * ELEMENT_LANGUAGE_STEP + id;
