"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { SectionRow } from "#lib/staff/edit/languages/statuses.ts";
import { placesOf } from "#lib/staff/edit/languages/translatable-texts.ts";
import { TranslateFields } from "./translate-fields.tsx";

interface Props {
  row: SectionRow;
  /** The language that is written. */
  language: string;
  /** The initial source language. */
  beside: string;
  /** Whether it is the language of the current page, whose changes are published with all others. */
  isShown: boolean;
  nameOf: (language: string) => string;
  announce: (message: string) => void;
  onClose: () => void;
}

/** One section in a language next to the texts that it is translated from. */
export function TranslateSection({
  row,
  language,
  beside,
  isShown,
  nameOf,
  announce,
  onClose,
}: Props) {
  const t = useTranslations("edit");
  const { ofSection } = useLabels();
  const [from, setFrom] = useState(beside);
  const [readings, setReadings] = useState(0);
  const others = Object.keys(row.cells).filter((code) => code !== language && row.cells[code]?.id);
  const { handler } = row;
  const source = row.cells[from]?.id ?? null;
  const target = row.cells[language]?.id ?? null;

  const read = useStaffRead(
    "edit/languages/section",
    {
      handler,
      // No section has the number 0: the server refuses it.
      source: { language: from, id: source ?? 0 },
      target: { language, id: target ?? 0 },
    },
    { keepsPrevious: true },
  );
  /** The language of the shown source, until that of another one has loaded. */
  const [shownFrom, setShownFrom] = useState(from);
  if (read.data && !read.isPlaceholderData && shownFrom !== from) setShownFrom(from);
  const { data: pair, reason: fault } = read;

  const definition = pair && definitionFor({ handler, about: pair.target.about });
  const places = pair && definition ? placesOf(definition, pair.source, pair.target) : [];
  const section = ofSection({ about: row, handler, elementId: isShown ? target : source });
  return (
    <StaffDialog
      open
      wide
      onClose={onClose}
      label={t("languages.translating", { section, language: nameOf(language) })}
      closeLabel={t("languages.back")}
    >
      <DialogBody aria-busy={read.isFetching}>
        {others.length > 1 ? (
          <SelectField
            label={t("languages.beside")}
            value={from}
            onChange={({ target: { value } }) => setFrom(value)}
          >
            {others.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </SelectField>
        ) : null}
        {fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null}
        {!pair && !fault ? <p role="status">{t("pages.loading")}</p> : null}
        {pair?.target.masterId ? <p>{t("reason.master")}</p> : null}
        {pair && !pair.target.masterId && places.length === 0 ? (
          <p>{t("languages.noTexts")}</p>
        ) : null}
        {pair && definition && !pair.target.masterId && places.length > 0 ? (
          <TranslateFields
            pair={pair}
            places={places}
            definition={definition}
            from={shownFrom}
            language={language}
            isShown={isShown}
            nameOf={nameOf}
            announce={announce}
            onClose={onClose}
            onOtherList={() => setReadings(readings + 1)}
          />
        ) : null}
      </DialogBody>
    </StaffDialog>
  );
}
