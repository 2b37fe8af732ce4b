import { countriesIn } from "../domain/countries.ts";
import { MEDIA_SIZES } from "../domain/media.ts";
import { type Call, route } from "../http/call.ts";

const LANGUAGES = [
  { id: 1, code: "eng", code2: "en" },
  { id: 2, code: "hrv", code2: "hr" },
  { id: 3, code: "deu", code2: "de" },
] as const;

/** `GET commons` (contract, section 2). */
export const commons = [
  route(
    "GET",
    "v1/commons",
    (call) => {
      const language = call.query.get("language") || call.language;
      const types = (call.query.get("type") ?? "").split(",").filter(Boolean);
      const wants = (type: string) => types.length === 0 || types.includes(type);
      return {
        ...(wants("languages") ? { languages: languages() } : {}),
        ...(wants("countries")
          ? { countries: countriesIn(isKnown(language) ? language : call.language) }
          : {}),
        ...(wants("config") ? { config: configOf(call) } : {}),
      };
    },
    { storeless: true },
  ),
];

const isKnown = (language: string): boolean => LANGUAGES.some(({ code2 }) => code2 === language);

function languages() {
  return LANGUAGES.map((language) => ({
    ...language,
    names: Object.fromEntries(
      LANGUAGES.map(({ code2 }) => [
        code2,
        new Intl.DisplayNames(code2, { type: "language" }).of(language.code2),
      ]),
    ),
  }));
}

const configOf = ({ site }: Call) => ({
  stores: Object.entries(site.stores).map(([language, storeID]) => ({ storeID, language })),
  mediaSizes: MEDIA_SIZES,
  maintenance: site.maintenance,
  cacheService: true,
});
