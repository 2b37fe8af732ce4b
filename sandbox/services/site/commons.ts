import { countriesIn } from "../../domain/countries.ts";
import { type Call, route } from "../../http/call.ts";
import { MEDIA_SIZES } from "../../seed/media-sizes.ts";

const LANGUAGES = [
  {
    id: 1,
    code: "eng",
    code2: "en",
    names: { en: "English", hr: "Engleski", de: "Englisch", ar: "الإنجليزية" },
  },
  {
    id: 2,
    code: "hrv",
    code2: "hr",
    names: { en: "Croatian", hr: "Hrvatski", de: "Kroatisch", ar: "الكرواتية" },
  },
  {
    id: 3,
    code: "deu",
    code2: "de",
    names: { en: "German", hr: "Njemački", de: "Deutsch", ar: "الألمانية" },
  },
  {
    id: 4,
    code: "ara",
    code2: "ar",
    names: { en: "Arabic", hr: "Arapski", de: "Arabisch", ar: "العربية" },
  },
] as const;

/** `GET commons` (`docs/contract.md §2`). */
export const commons = [
  route(
    "GET",
    "v1/commons",
    (call) => {
      const language = call.query.get("language") || call.language;
      const types = (call.query.get("type") ?? "").split(",").filter(Boolean);
      const wants = (type: string) => types.length === 0 || types.includes(type);
      return {
        ...(wants("languages") ? { languages: LANGUAGES } : {}),
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

const configOf = ({ site }: Call) => ({
  stores: Object.entries(site.stores).map(([language, storeID]) => ({ storeID, language })),
  mediaSizes: MEDIA_SIZES,
  maintenance: site.maintenance,
  cacheService: true,
});
