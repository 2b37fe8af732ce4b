"use client";

import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { captchaTrouble } from "#components/kit/submission/use-captcha.ts";
import type { ConsentText } from "#components/shop/consent/consent-text.ts";
import type { FormSent } from "#lib/shop/api/schemas/feedback.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { type FieldValue, fieldMistake, filesOf } from "#lib/shop/domain/content/form-fields.ts";
import { UPLOADS_PER_FORM } from "#lib/shop/media/upload-limits.ts";
import { readDraft, writeDraft } from "#stores/drafts.ts";
import { readTyped } from "./typed-values.ts";
import { useUploadStates } from "./use-upload-states.ts";
import type { TypedForm, VisitorFormProps } from "./visitor-form-props.ts";

/** A stored draft; null if it was typed into other fields than the form has now. */
function toDraft(kept: Readonly<Record<string, unknown>> | null, fields: number): TypedForm | null {
  const { values, accepted } = kept ?? {};
  if (!Array.isArray(values) || values.length !== fields || !Array.isArray(accepted)) return null;
  return { values, accepted };
}

interface Options {
  /** The name of the draft; each form of the site has its own. */
  readonly name: string;
  readonly consents: readonly ConsentText[] | null;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly place: RefObject<HTMLDivElement | null>;
}

const TICKED = 'input[name^="consent-"]:checked';

/** The typed values of a form: those of the delivered page, otherwise the draft, which survives a reload. */
function useDraft(
  fields: VisitorFormProps["fields"],
  before: TypedForm | undefined,
  { name, consents, form }: Pick<Options, "name" | "consents" | "form">,
) {
  const blank: TypedForm = {
    values: fields.map(({ kind }) => (kind === "checkboxes" || kind === "file" ? [] : "")),
    accepted: [],
  };
  const [draft, setDraft] = useState<TypedForm>(before ?? blank);
  /** The current draft: files are added to it while a submit waits for them. */
  const latest = useRef(draft);

  // A layout effect, because a click before hydration is replayed after it (components/kit/hydration/late-island.tsx).
  useLayoutEffect(() => {
    const kept = toDraft(readDraft(name), fields.length);
    const typed = form.current && readTyped(form.current, fields);
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>(TICKED) ?? [])];
    const names = new Set(boxes.map((box) => box.name));
    const ticked = (consents ?? []).flatMap(({ uniqueNumber }) =>
      names.has(`consent-${uniqueNumber}`) ? [uniqueNumber] : [],
    );
    if (!kept && !typed?.some(({ length }) => length > 0) && ticked.length === 0) return;
    const base = kept ?? latest.current;
    latest.current = {
      values: base.values.map((value, index) => (typed?.[index]?.length ? typed[index] : value)),
      accepted: [...new Set([...base.accepted, ...ticked])],
    };
    setDraft(latest.current);
    writeDraft(name, latest.current);
  }, [name, fields, form, consents]);

  function change(part: Partial<TypedForm>): void {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    writeDraft(name, latest.current);
  }

  function clear(): void {
    writeDraft(name, null);
    latest.current = blank;
    setDraft(blank);
  }

  return { draft, latest, change, clear };
}

/** A form's values, their draft and mistakes, and the submit with its lock (docs/screens.md §3.12). */
export function useVisitorForm(
  { fields, target, type, captcha, typed: before }: VisitorFormProps,
  { name, consents, form, place }: Options,
) {
  const t = useTranslations("forms");
  const locale = useLocale();
  const { draft, latest, change, clear } = useDraft(fields, before, { name, consents, form });
  const uploads = useUploadStates();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [tried, setTried] = useState(before !== undefined);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<FormSent | null>(null);
  const lock = useRef(false);

  const mistakesIn = ({ values }: TypedForm) =>
    fields.map((field, index) => {
      const { running, failed } = uploads.of(index);
      // A running upload may be the missing file.
      if (field.kind === "file" && running) return undefined;
      return failed ? "files" : fieldMistake(field, values[index] ?? "", locale);
    });
  const mistakes = mistakesIn(draft);
  const open = (consents ?? []).filter(
    ({ required, uniqueNumber }) => required && !draft.accepted.includes(uniqueNumber),
  );

  /** Sends the form. Resolves to true if a field or consent is invalid, so that the first one can take the focus. */
  async function submit(): Promise<boolean> {
    if (lock.current) return false;
    setTried(true);
    setProblem(null);
    if (mistakes.some(Boolean)) return true;
    // Without the consents it is unknown which of them are required.
    if (consents === null) {
      setProblem(t("consentsNotFetched"));
      return false;
    }
    if (open.length > 0) return true;
    lock.current = true;
    setSending(true);
    await uploads.finished();
    const isWrong = mistakesIn(latest.current).some(Boolean);
    if (!isWrong) setProblem(await send());
    lock.current = false;
    setSending(false);
    return isWrong;
  }

  /** Resolves to the message for a failure, or null. */
  async function send(): Promise<string | null> {
    if (!place.current) return t("offline");
    try {
      const { sendForm, faultMessage } = await import("./send-form.ts");
      const { values, accepted } = latest.current;
      const result = await sendForm({
        target,
        type,
        fields,
        captcha,
        values,
        accepted,
        locale,
        place: place.current,
      });
      if (!result.ok) return await faultMessage(result.error);
      clear();
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
      change({ values: latest.current.values.map((old, at) => (at === index ? value : old)) }),
    setAccepted: (accepted: ConsentId[]) => change({ accepted }),
    setUploads: uploads.set,
    /** The submit waits for files that are still being uploaded. */
    isWaiting: isSending && uploads.isRunning,
    /** How many more files the form accepts. */
    room: UPLOADS_PER_FORM - draft.values.reduce((sum, value) => sum + filesOf(value).length, 0),
    leave: (index: number) => setLeft((known) => new Set([...known, index])),
    /** The message key of a field's mistake, once the field was left or the form submitted. */
    mistakeOf: (index: number) => (tried || left.has(index) ? mistakes[index] : undefined),
    tried,
    isSending,
    problem,
    sent,
    /** Shows the empty form again. */
    again: () => setSent(null),
    submit,
  };
}
