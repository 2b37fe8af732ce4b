"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LimitedField } from "#components/staff/edit/limited-field.tsx";
import { textOf } from "#lib/base/utils/is-record.ts";
import {
  hasRel,
  opensNewTab,
  RELS,
  toFields,
  withNewTab,
  withRel,
} from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";

interface Props {
  readonly link: Json | undefined;
  readonly onLink: (link: Json | undefined) => void;
}

/** One choice of a link's form, with its text. */
export const CHECK = "flex min-h-8 items-center gap-2 text-small";

/** The name of a link, whether it opens a new tab, and its relations. */
export function LinkOptions({ link, onLink }: Props) {
  const t = useTranslations("edit.links");
  const [hasAnyRel] = useState(() => RELS.some((rel) => hasRel(link, rel)));
  return (
    <>
      <LimitedField
        label={t("name")}
        hint={t("nameHint")}
        limit={2_000}
        value={textOf(toFields(link).name)}
        onText={(text) => onLink({ ...toFields(link), name: text })}
      />
      <label className={CHECK}>
        <input
          type="checkbox"
          checked={opensNewTab(link)}
          onChange={({ target }) => onLink(withNewTab(link, target.checked))}
        />
        {t("newTab")}
      </label>
      <details open={hasAnyRel}>
        <summary className="min-h-8 cursor-pointer text-small">{t("rel")}</summary>
        <fieldset aria-label={t("rel")}>
          {RELS.map((rel) => (
            <label key={rel} className={CHECK}>
              <input
                type="checkbox"
                checked={hasRel(link, rel)}
                onChange={({ target }) => onLink(withRel(link, rel, target.checked))}
              />
              {t(`rels.${rel}`)}
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
