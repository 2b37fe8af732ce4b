"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { FieldError } from "#components/kit/ui/form/field-frame.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { BodyField } from "#components/staff/edit/pages/body-field.tsx";
import { sendPublish } from "#components/staff/edit/store/send-publish.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import type { SectionPair, TextPlace } from "#lib/staff/edit/languages/translatable-texts.ts";
import type { FailedReason, OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import { addressOf } from "#lib/staff/edit/model/edit-operation.ts";
import { BesideSource } from "./beside-source.tsx";
import { useTypedTexts } from "./use-typed-texts.ts";

interface Props {
  pair: SectionPair;
  places: readonly TextPlace[];
  definition: SectionDefinition;
  from: string;
  language: string;
  isShown: boolean;
  nameOf: (language: string) => string;
  announce: (message: string) => void;
  onClose: () => void;
  /** Something is left, and the parts of the section have other keys by now. */
  onOtherList: () => void;
}

/**
 * The texts of a section next to their source. In the language of the page they become unsaved changes like any other,
 * at the latest when the form is closed; in another language they are published from here, and only that language is
 * written.
 */
export function TranslateFields(props: Props) {
  const { pair, places, from, language, isShown, nameOf, announce, onClose, onOtherList } = props;
  const t = useTranslations("edit");
  const { ofPlace, withinSection } = useLabels();
  const { elementId } = pair.target;
  const { operations, textAt, theirsAt, type, settle, isBroughtBack } = useTypedTexts({
    ...props,
    onKept: (count) => announce(t("languages.kept", { count })),
  });
  const [answers, setAnswers] = useState<readonly OperationAnswer[]>([]);
  const [fault, setFault] = useState<FailedReason | null>(null);
  const [isSending, setSending] = useState(false);
  /** The same texts sent again are the same attempt. */
  const attempt = useRef({ of: "", name: "" });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (operations.length === 0 || isSending) return;
    if (isShown) return onClose();
    setSending(true);
    setFault(null);
    const sent = JSON.stringify(operations);
    if (attempt.current.of !== sent) attempt.current = { of: sent, name: crypto.randomUUID() };
    const byAddress = Object.fromEntries(operations.map((one) => [addressOf(one), one]));
    const outcome = await sendPublish(byAddress, attempt.current.name, language, writeStaff);
    setSending(false);
    if (outcome.kind === "failed") return setFault(outcome.reason);
    const { results } = outcome.answer;
    setAnswers(results);
    const count = results.filter(({ status }) => status === "saved").length;
    announce(t("languages.published", { count, language: nameOf(language) }));
    const { left, isOtherList } = settle(operations, outcome.answer);
    if (left === 0) onClose();
    else if (isOtherList) onOtherList();
  };

  const problemOf = (place: TextPlace): string | undefined => {
    const text = theirsAt(place);
    if (text !== null) return t("languages.theirs", { text });
    const { length } = textAt(place);
    const limit = place.limit ?? Number.POSITIVE_INFINITY;
    if (length > limit) return t("long.refused", { length, limit });
    const answer = answers.find(({ address }) => address === `${elementId}:${place.path}`);
    return answer?.status === "invalid" || answer?.status === "failed"
      ? t(`reason.${answer.reason}`)
      : undefined;
  };

  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)}>
      {fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null}
      {isBroughtBack ? <p role="status">{t("languages.broughtBack")}</p> : null}
      {places.map((place) => {
        const at = { ...pair.target, path: place.path };
        // The heading of the dialog names the section.
        const label = withinSection(at) ?? ofPlace(at);
        const named =
          place.part === null ? label : t("languages.ofPart", { label, number: place.part });
        return (
          <BesideSource
            key={place.path}
            label={t("label", { section: nameOf(from), place: named })}
            labelId={`source-${place.path}`}
            language={from}
            text={readableValue(place.source) || t("conflict.empty")}
          >
            <TranslatedField
              place={place}
              label={t("label", { section: nameOf(language), place: named })}
              language={language}
              value={textAt(place)}
              problem={problemOf(place)}
              isBroughtBack={isBroughtBack}
              onChange={(text) => type(place, text)}
            />
          </BesideSource>
        );
      })}
      <p>
        {t(isShown ? "languages.keepHint" : "languages.publishHint", {
          language: nameOf(language),
        })}
      </p>
      <ButtonRow>
        <StaffButton
          type="submit"
          variant="primary"
          aria-disabled={operations.length === 0 || isSending}
          aria-busy={isSending || undefined}
        >
          {t(isShown ? "languages.keep" : "languages.publish", { language: nameOf(language) })}
        </StaffButton>
      </ButtonRow>
    </form>
  );
}

interface FieldProps {
  place: TextPlace;
  label: string;
  language: string;
  value: string;
  problem: string | undefined;
  isBroughtBack: boolean;
  onChange: (text: string) => void;
}

/** The field for the translation of a section's text: with a toolbar if it is formatted. */
function TranslatedField(props: FieldProps) {
  const { place, label, language, value, problem, isBroughtBack, onChange } = props;
  if (place.kind === "html")
    return (
      <>
        {/* Restored input arrives after the first rendering. */}
        <BodyField
          key={String(isBroughtBack)}
          label={label}
          lang={language}
          value={value}
          onChange={onChange}
        />
        <FieldError id={`wrong-${place.path}`}>{problem}</FieldError>
      </>
    );
  return (
    <TextArea
      label={label}
      lang={language}
      dir="auto"
      rows={2}
      aria-describedby={`source-${place.path}`}
      value={value}
      error={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
