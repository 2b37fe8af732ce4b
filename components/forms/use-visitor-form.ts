"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ConsentText } from "#components/consent/consent-text.ts";
import { captchaTrouble } from "#components/submission/use-captcha.ts";
import type { FormSent } from "#lib/api/schemas/feedback.ts";
import { type FieldValue, fieldMistake } from "#lib/domain/content/form-fields.ts";
import { readDraft, writeDraft } from "#stores/drafts.ts";
import { readTyped } from "./typed-values.ts";
import type { VisitorFormProps } from "./visitor-form-props.ts";

interface Draft {
  readonly values: readonly FieldValue[];
  readonly accepted: readonly string[];
}

/** A draft that was kept; null where it was typed into other fields than the form has now. */
function toDraft(kept: Readonly<Record<string, unknown>> | null, fields: number): Draft | null {
  const { values, accepted } = kept ?? {};
  if (!Array.isArray(values) || values.length !== fields || !Array.isArray(accepted)) return null;
  return { values, accepted };
}

interface Options {
  /** The name of the draft, which each form of the site has. */
  readonly name: string;
  readonly consents: readonly ConsentText[] | null;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly place: RefObject<HTMLDivElement | null>;
}

const TICKED = 'input[name^="consent-"]:checked';
const consentOf = ({ name }: HTMLInputElement): string => name.slice("consent-".length);

/** A form's values, their draft and mistakes, and the submit with its lock (docs/screens.md §3.12). */
export function useVisitorForm(
  { fields, target, type, captcha }: VisitorFormProps,
  { name, consents, form, place }: Options,
) {
  const t = useTranslations("forms");
  const blank: Draft = {
    values: fields.map(({ kind }) => (kind === "checkboxes" ? [] : "")),
    accepted: [],
  };
  const [draft, setDraft] = useState<Draft>(blank);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [tried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<FormSent | null>(null);
  const lock = useRef(false);

  // A layout effect, because a press that came before hydration is replayed after it (components/hydration/late-island.tsx).
  useLayoutEffect(() => {
    const kept = toDraft(readDraft(name), fields.length);
    const typed = form.current && readTyped(form.current, fields);
    const ticked = [...(form.current?.querySelectorAll<HTMLInputElement>(TICKED) ?? [])];
    if (!kept && !typed?.some(({ length }) => length > 0) && ticked.length === 0) return;
    setDraft((blank) => {
      const base = kept ?? blank;
      return {
        values: base.values.map((value, index) => (typed?.[index]?.length ? typed[index] : value)),
        accepted: [...new Set([...base.accepted, ...ticked.map(consentOf)])],
      };
    });
  }, [name, fields, form]);

  const mistakes = fields.map((field, index) => fieldMistake(field, draft.values[index] ?? ""));
  const open = (consents ?? []).filter(
    ({ required, uniqueNumber }) => required && !draft.accepted.includes(uniqueNumber),
  );

  function change(next: Draft): void {
    setDraft(next);
    setSent(null);
    writeDraft(name, next);
  }

  /** Sends the form. Resolves to true where a field or consent is wrong, so that the first one can take the focus. */
  async function submit(): Promise<boolean> {
    if (lock.current) return false;
    setTried(true);
    setProblem(null);
    setSent(null);
    if (mistakes.some(Boolean)) return true;
    // Without the consents it is unknown which of them are required.
    if (consents === null) {
      setProblem(t("consentsNotFetched"));
      return false;
    }
    if (open.length > 0) return true;
    lock.current = true;
    setSending(true);
    setProblem(await send());
    lock.current = false;
    setSending(false);
    return false;
  }

  /** Resolves to the message for a failure, or null. */
  async function send(): Promise<string | null> {
    if (!place.current) return t("offline");
    try {
      const { sendForm, faultMessage } = await import("./send-form.ts");
      const { values, accepted } = draft;
      const result = await sendForm({
        target,
        type,
        fields,
        captcha,
        values,
        accepted,
        place: place.current,
      });
      if (!result.ok) return await faultMessage(result.error);
      writeDraft(name, null);
      setDraft(blank);
      setTried(false);
      setLeft(new Set());
      setSent(result.data);
      return null;
    } catch (error) {
      const trouble = captchaTrouble(error);
      return t(trouble ? `captcha.${trouble}` : "offline");
    }
  }

  return {
    values: draft.values,
    accepted: draft.accepted,
    setValue: (index: number, value: FieldValue) =>
      change({ ...draft, values: draft.values.map((old, at) => (at === index ? value : old)) }),
    setAccepted: (accepted: string[]) => change({ ...draft, accepted }),
    leave: (index: number) => setLeft((known) => new Set([...known, index])),
    /** The message key of a field's mistake, once the field was left or the form submitted. */
    mistakeOf: (index: number) => (tried || left.has(index) ? mistakes[index] : undefined),
    tried,
    isSending,
    problem,
    sent,
    submit,
  };
}
