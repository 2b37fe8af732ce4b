import { useTranslations } from "next-intl";
import type { Replacements } from "#components/pages/replacements.ts";

/** The shop's footer, with a line above it. */
export const Replacement: NonNullable<Replacements["footer"]> = ({ Original, ...props }) => {
  const t = useTranslations("custom");
  return (
    <>
      <p className="wrap py-6 text-center text-lead">{t("promise")}</p>
      <Original {...props} />
    </>
  );
};
