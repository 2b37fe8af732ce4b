"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import { reasonOf } from "#components/edit/send-publish.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { SelectField } from "#components/ui/form/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { postRoute } from "#lib/client/post-route.ts";
import { definitionFor } from "#lib/domain/sections/find-definition.ts";
import { placesOf, type SectionPair } from "#lib/edit/languages/places.ts";
import type { SectionRow } from "#lib/edit/languages/statuses.ts";
import type { FailedReason } from "#lib/edit/model/answers.ts";
import { TranslateFields } from "./translate-fields.tsx";

interface Props {
  row: SectionRow;
  /** The language that is written. */
  language: string;
  /** The language that it is written beside at first. */
  beside: string;
  /** Whether it is the language of the page being shown, whose changes are published with all others. */
  isShown: boolean;
  nameOf: (language: string) => string;
  announce: (message: string) => void;
  onClose: () => void;
}

/** One section in a language beside the texts that it is translated from. */
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
  const [pair, setPair] = useState<(SectionPair & { from: string }) | null>(null);
  const [fault, setFault] = useState<FailedReason | null>(null);
  const [from, setFrom] = useState(beside);
  const [readings, setReadings] = useState(0);
  const others = Object.keys(row.cells).filter((code) => code !== language && row.cells[code]?.id);
  const { handler } = row;
  const source = row.cells[from]?.id ?? null;
  const target = row.cells[language]?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the section is read again for another list of parts
  useEffect(() => {
    let isOver = false;
    void postRoute<{ data: SectionPair }>("edit/languages/section", {
      handler,
      source: { language: from, id: source },
      target: { language, id: target },
    }).then((read) => {
      if (isOver) return;
      if (read.ok) setPair({ ...read.data.data, from });
      else setFault(reasonOf(read.error.status));
    });
    return () => {
      isOver = true;
    };
  }, [handler, from, language, source, target, readings]);

  const definition = pair && definitionFor({ handler, about: pair.target.about });
  const places = pair && definition ? placesOf(definition, pair.source, pair.target) : [];
  const section = ofSection({ about: row, handler, elementId: isShown ? target : source });
  return (
    <EditDialog
      open
      wide
      onClose={onClose}
      label={t("languages.translating", { section, language: nameOf(language) })}
      closeLabel={t("languages.back")}
    >
      <div className="edit-dialog-body" aria-busy={pair?.from !== from && fault === null}>
        {others.length > 1 ? (
          <SelectField
            label={t("languages.beside")}
            value={from}
            onChange={({ target: { value } }) => {
              setFault(null);
              setFrom(value);
            }}
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
            from={pair.from}
            language={language}
            isShown={isShown}
            nameOf={nameOf}
            announce={announce}
            onClose={onClose}
            onOtherList={() => setReadings(readings + 1)}
          />
        ) : null}
      </div>
    </EditDialog>
  );
}
