"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SectionRows } from "./section-rows.tsx";

type Props = Omit<ComponentProps<typeof SectionRows>, "isThere" | "languages">;

/** The elements shared by every page, in every language of the site. */
export function SharedTable(props: Props) {
  const t = useTranslations("edit.languages");
  const languages = Object.keys(props.rows[0]?.cells ?? {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard too
    <section className="edit-table" aria-label={t("shared")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("shared")}</th>
            {languages.map((language) => (
              <th key={language} scope="col" lang={language}>
                {props.nameOf(language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SectionRows {...props} languages={languages} isThere={() => true} />
        </tbody>
      </table>
    </section>
  );
}
