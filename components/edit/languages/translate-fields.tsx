"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { sendPublish } from "#components/edit/send-publish.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { SectionDefinition } from "#lib/domain/sections/definition.ts";
import { type SectionPair, type TextPlace, withText } from "#lib/edit/languages/places.ts";
import { setValue } from "#lib/edit/model/actions.ts";
import type { FailedReason, OperationAnswer } from "#lib/edit/model/answers.ts";
import { addressOf, type Json, type SetOperation } from "#lib/edit/model/operation.ts";
import { withPlaces } from "#lib/edit/model/part-places.ts";
import { placesOf } from "#lib/edit/model/section.ts";
import { forgetTexts, keepText, overtakenIn, textsIn } from "./unsent-texts.ts";

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
}

/**
 * The texts of a section beside their source. In the language of the page they become unsaved changes as any other; in
 * another one they are published from here, and nothing but that language is written.
 */
export function TranslateFields({
  pair,
  places,
  definition,
  from,
  language,
  isShown,
  nameOf,
  announce,
  onClose,
}: Props) {
  const t = useTranslations("edit");
  const { ofPlace, withinSection } = useLabels();
  const { store } = useEditContext();
  const { elementId } = pair.target;
  const [texts, setTexts] = useState(() => textsIn(elementId));
  /** What the backend holds now, where another person or this form has saved since. */
  const [held, setHeld] = useState<Readonly<Record<string, Json | undefined>>>({});
  const [answers, setAnswers] = useState(() => overtaken(elementId, places));
  const [fault, setFault] = useState<FailedReason | null>(null);
  const [isSending, setSending] = useState(false);
  /** The same texts sent again are the same attempt. */
  const attempt = useRef({ of: "", name: "" });

  const operations = places.flatMap((place): SetOperation[] => {
    const text = texts[place.path];
    if (text === undefined || text === place.target) return [];
    const operation = setValue(
      isShown ? store.getState().operations : {},
      pair.target,
      definition,
      place.path,
      withText(pair.target, place, text),
    );
    if (!operation) return [];
    const known = withPlaces(operation, placesOf(pair.target));
    return [Object.hasOwn(held, place.path) ? { ...known, before: held[place.path] } : known];
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (operations.length === 0 || isSending) return;
    if (isShown) {
      store.getState().act(operations);
      forgetTexts(elementId);
      announce(t("languages.kept", { count: operations.length }));
      return onClose();
    }
    setSending(true);
    setFault(null);
    const sent = JSON.stringify(operations);
    if (attempt.current.of !== sent) attempt.current = { of: sent, name: crypto.randomUUID() };
    const byAddress = Object.fromEntries(operations.map((one) => [addressOf(one), one]));
    const outcome = await sendPublish(byAddress, attempt.current.name, language);
    setSending(false);
    if (outcome.kind === "failed") return setFault(outcome.reason);
    const { results } = outcome.answer;
    setAnswers(results.filter(({ status }) => status !== "saved"));
    const saved = results.filter(({ status }) => status === "saved");
    announce(t("languages.published", { count: saved.length, language: nameOf(language) }));
    if (saved.length === results.length) {
      forgetTexts(elementId);
      return onClose();
    }
    // What was saved is what the backend holds; a conflict is decided by publishing once more.
    const now = results.flatMap((answer): [string, Json | undefined][] => {
      const path = answer.address.slice(answer.address.indexOf(":") + 1);
      if (answer.status === "saved") return [[path, answer.stored]];
      return answer.status === "conflict" ? [[path, answer.theirs]] : [];
    });
    setHeld({ ...held, ...Object.fromEntries(now) });
  };

  const problemOf = (path: string): string | undefined => {
    const answer = answers.find(({ address }) => address === `${elementId}:${path}`);
    if (answer?.status === "conflict")
      return t("languages.theirs", { text: String(answer.theirs ?? "") });
    return answer?.status === "invalid" || answer?.status === "failed"
      ? t(`reason.${answer.reason}`)
      : undefined;
  };

  return (
    <form className="edit-beside" onSubmit={(event) => void send(event)}>
      {fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null}
      {places.map((place) => {
        const at = { ...pair.target, path: place.path };
        // The heading of the dialog names the section.
        const label = withinSection(at) ?? ofPlace(at);
        const named =
          place.part === null ? label : t("languages.ofPart", { label, number: place.part });
        return (
          <div key={place.path} className="edit-pair">
            <div>
              <p className="edit-pair-name" id={`source-${place.path}`}>
                {t("label", { section: nameOf(from), place: named })}
              </p>
              <p lang={from} dir="auto" className="edit-pair-source">
                {place.source || t("conflict.empty")}
              </p>
            </div>
            <TextArea
              label={t("label", { section: nameOf(language), place: named })}
              lang={language}
              dir="auto"
              rows={place.kind === "html" ? 6 : 2}
              maxLength={place.limit ?? undefined}
              className={place.kind === "html" ? "edit-source" : undefined}
              aria-describedby={`source-${place.path}`}
              value={texts[place.path] ?? place.target}
              error={problemOf(place.path)}
              onChange={({ target }) => {
                keepText(elementId, place, target.value);
                setTexts((now) => ({ ...now, [place.path]: target.value }));
              }}
            />
          </div>
        );
      })}
      <p>
        {t(isShown ? "languages.keepHint" : "languages.publishHint", {
          language: nameOf(language),
        })}
      </p>
      <div className="edit-actions">
        <button
          type="submit"
          className="edit-button edit-primary"
          aria-disabled={operations.length === 0 || isSending}
          aria-busy={isSending || undefined}
        >
          {t(isShown ? "languages.keep" : "languages.publish", { language: nameOf(language) })}
        </button>
      </div>
    </form>
  );
}

/** What somebody else has written where something was typed before the form was closed. */
const overtaken = (elementId: number, places: readonly TextPlace[]): readonly OperationAnswer[] =>
  overtakenIn(elementId, places).map(({ path, target }) => ({
    ...{ address: `${elementId}:${path}`, status: "conflict", theirs: target, at: "" },
  }));
