"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useMemo, useRef, useState } from "react";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNote } from "#components/staff/admin/frame/unsent-note.tsx";
import { useLeaveWarning } from "#components/staff/admin/frame/use-leave-warning.ts";
import { useStaffWrite } from "#components/staff/admin/frame/use-staff-write.tsx";
import { StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import { type FormOwner, useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { ConsentOrder } from "./consent-order.tsx";
import { ConsentWords } from "./consent-texts.tsx";
import { formTypeNames } from "./form-type-names.ts";

interface Sibling {
  readonly uniqueNumber: ConsentId;
  readonly formType: string;
  readonly text: string;
}

interface Props {
  /** Null for a new one. */
  readonly uniqueNumber: ConsentId | null;
  readonly formType: string;
  readonly required: boolean;
  readonly types: readonly string[];
  /** Every consent of the site, in order. */
  readonly siblings: readonly Sibling[];
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly html: string;
    readonly preview: SafeHtmlText;
    /** The backend has answered in this language: unknown values are not overwritten. */
    readonly isRead: boolean;
  }[];
  /** Address of the list. */
  readonly list: string;
  readonly email: string;
  readonly owner: FormOwner;
  readonly mayChange: boolean;
}

/** A consent: its form, whether it is required, its position, and its text in each language side by side. */
export function ConsentForm(props: Props) {
  const { languages, mayChange } = props;
  const t = useTranslations("admin.consents");
  const consent = useConsent(props);
  const { formType, required, order, state, error, unsent, dialog } = consent;
  const textOf = (one: ConsentId | null) =>
    one === null
      ? t("this")
      : (props.siblings.find((sibling) => sibling.uniqueNumber === one)?.text ?? "");

  return (
    <>
      <form noValidate method="post" onSubmit={consent.save} className="flex flex-col gap-6">
        <UnsentNote
          {...unsent}
          theirs={[
            ...languages.flatMap(({ code, name, html }) =>
              unsent.theirs.has(code) ? { name, text: html } : [],
            ),
            ...(consent.theirRules.has("formType")
              ? [{ name: t("form"), text: formTypeNames(t)(props.formType) }]
              : []),
          ]}
        />
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            <SelectField
              label={t("form")}
              value={formType}
              disabled={!mayChange}
              onChange={(event) => consent.setFormType(event.currentTarget.value)}
            >
              {props.types.map((type) => (
                <option key={type} value={type}>
                  {formTypeNames(t)(type)}
                </option>
              ))}
            </SelectField>
            <Checkbox
              label={t("requiredLabel")}
              checked={required}
              disabled={!mayChange}
              onChange={(event) => consent.setRequired(event.currentTarget.checked)}
            />
          </div>
          <ConsentOrder
            rows={order.map((one) => ({ uniqueNumber: one, text: textOf(one) }))}
            onMove={consent.move}
            disabled={!mayChange}
          />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
          {languages.map(({ code, name, html, preview, isRead }) => (
            <ConsentWords
              key={code}
              code={code}
              name={name}
              value={consent.textIn(code)}
              saved={html}
              preview={preview}
              required={required}
              error={consent.lacks(code) ? t("missing") : undefined}
              disabled={!mayChange || !isRead}
              onChange={(value) => consent.setText(code, value)}
            />
          ))}
        </div>
        {error ? (
          <Notice tone="danger">
            {error.status === 409 ? t("conflict") : t("failed", { reason: error.message })}
          </Notice>
        ) : null}
        {mayChange ? (
          <div className="flex flex-wrap items-center gap-4">
            <StaffSubmit loading={state === "saving"}>{t("save")}</StaffSubmit>
            <p role="status" className="text-small text-muted">
              {state === "saved" ? t("saved") : consent.isChanged ? t("unsaved") : t("unchanged")}
            </p>
          </div>
        ) : null}
      </form>
      {dialog}
    </>
  );
}

type Unsent = Pick<ReturnType<typeof useUnsent>, "isBroughtBack" | "discard">;

/** A consent without its texts. */
interface Rules {
  readonly formType: string;
  readonly required: boolean;
  /** The orders that were changed, by form. */
  readonly orders: Readonly<Record<string, readonly (ConsentId | null)[]>>;
}

/** The texts and choices of a consent, and saving it. */
function useConsent(props: Props) {
  const { uniqueNumber, languages, mayChange } = props;
  const { send, dialog } = useStaffWrite(props.email);
  const id = uniqueNumber ?? "new";
  const rules = useUnsent<Rules>(props.owner, `consent-rules:${id}`, {
    formType: props.formType,
    required: props.required,
    orders: {},
  });
  const { formType, required, orders } = rules.values;
  const saved = useMemo(
    () =>
      Object.fromEntries(languages.flatMap((one) => (one.isRead ? [[one.code, one.html]] : []))),
    [languages],
  );
  const unsent = useUnsent<Readonly<Record<string, string>>>(props.owner, `consent:${id}`, saved);
  const textIn = (code: string) => unsent.values[code] ?? "";
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [error, setError] = useState<ApiError | null>(null);
  const [isMissing, setMissing] = useState(false);

  const order = orderOf(props, formType, orders[formType]);
  const changed = languages.filter(({ code, html }) => textIn(code) !== html);
  const isChanged =
    changed.length > 0 ||
    formType !== props.formType ||
    required !== props.required ||
    Object.keys(orders).length > 0;
  const isLeaving = useRef(false);
  useLeaveWarning(isChanged, isLeaving);

  const setRules = (part: Partial<Rules>) => {
    rules.set(part);
    setState("idle");
  };
  const move = (from: number, to: number) => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setRules({ orders: { ...orders, [formType]: next } });
  };
  const isEmpty = (code: string) => textIn(code).trim() === "";

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isLacking =
      changed.some(({ code }) => isEmpty(code)) || languages.every(({ code }) => isEmpty(code));
    setMissing(isLacking);
    if (state === "saving" || !mayChange) return;
    if (isLacking) {
      const lacking = languages.findIndex(({ code }) => isEmpty(code));
      event.currentTarget.querySelectorAll("textarea")[lacking]?.focus();
      return;
    }
    setState("saving");
    setError(null);
    const result = await send("admin/consent/save", {
      uniqueNumber,
      formType,
      required,
      order,
      texts: Object.fromEntries(
        changed.map(({ code, html }) => [code, { html: textIn(code), before: html }]),
      ),
    });
    setState(result.ok ? "saved" : "idle");
    isLeaving.current = result.ok;
    if (result.ok) {
      unsent.settle(unsent.values);
      rules.settle(rules.values);
    }
    const list = `${props.list}?form=${encodeURIComponent(formType)}&saved=1`;
    if (result.ok) window.location.assign(list);
    else setError(result.error);
  };

  return {
    unsent: both(unsent, rules),
    theirRules: rules.theirs,
    formType,
    setFormType: (type: string) => setRules({ formType: type }),
    required,
    setRequired: (isRequired: boolean) => setRules({ required: isRequired }),
    order,
    move,
    textIn,
    setText: (code: string, html: string) => {
      unsent.set({ [code]: html });
      setState("idle");
    },
    /** Whether the text of a language is missing, once somebody has tried to save without it. */
    lacks: (code: string) => isMissing && isEmpty(code),
    isChanged,
    state,
    error,
    save,
    dialog,
  };
}

/** The unsent texts of a consent, restored and discarded together with its rules. */
const both = <Texts extends Unsent>(texts: Texts, rules: Unsent): Texts => ({
  ...texts,
  isBroughtBack: texts.isBroughtBack || rules.isBroughtBack,
  discard: () => {
    texts.discard();
    rules.discard();
  },
});

/**
 * The ids of the form's consents in order, where null is the edited one; a consent that is new to the form comes last.
 * @param own the order chosen here; consents that others have added since come after it
 */
function orderOf(
  { siblings, uniqueNumber }: Props,
  formType: string,
  own: readonly (ConsentId | null)[] = [],
): (ConsentId | null)[] {
  const numbers = siblings
    .filter((sibling) => sibling.formType === formType)
    .map((sibling) => (sibling.uniqueNumber === uniqueNumber ? null : sibling.uniqueNumber));
  const all = numbers.includes(null) ? numbers : [...numbers, null];
  const kept = own.filter((one) => all.includes(one));
  return [...kept, ...all.filter((one) => !kept.includes(one))];
}
