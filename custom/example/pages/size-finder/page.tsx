import { getTranslations } from "next-intl/server";
import type { CustomPage } from "#lib/web/custom/types.ts";

/** Length of a foot in millimetres, and the size that fits. */
const SIZES: readonly (readonly [number, string])[] = [
  [235, "37"],
  [245, "38 ½"],
  [255, "40"],
  [265, "42"],
  [275, "43 ½"],
  [285, "45"],
];

/** A table of sizes, at an address of its own in each language. */
export const page: CustomPage = {
  path: {
    en: "size-finder",
    de: "groessenfinder",
    hr: "pronadi-velicinu",
    ar: "دليل-المقاسات",
  },
  describe: async ({ locale }) => {
    const t = await getTranslations({ locale, namespace: "custom.sizeFinder" });
    return { title: t("title"), description: t("about") };
  },
  Page: async ({ context: { locale } }) => {
    const t = await getTranslations({ locale, namespace: "custom.sizeFinder" });
    return (
      <div className="wrap band-tight">
        <h1 className="text-h1">{t("title")}</h1>
        <p className="mt-3 max-w-[62ch] text-lead text-muted">{t("about")}</p>
        <table className="mt-8 text-start">
          <thead>
            <tr>
              <th scope="col" className="pe-10 pb-2 text-start">
                {t("length")}
              </th>
              <th scope="col" className="pb-2 text-start">
                {t("size")}
              </th>
            </tr>
          </thead>
          <tbody>
            {SIZES.map(([length, size]) => (
              <tr key={size} className="border-t border-line">
                <td className="py-2 pe-10">{t("millimetres", { length })}</td>
                <td className="py-2 font-semibold">{size}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
};
