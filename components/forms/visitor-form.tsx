"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ConsentList } from "#components/consent/consent-list.tsx";
import { useConsents } from "#components/consent/use-consents.ts";
import { useCaptcha } from "#components/submission/use-captcha.ts";
import { SubmitButton } from "#components/ui/form/submit-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { readFieldMessage, unknownRuleMessage } from "#lib/validation/messages.ts";
import { FormField } from "./form-field.tsx";
import { useHiddenValues } from "./hidden-values.ts";
import { SentNotice } from "./sent-notice.tsx";
import { useVisitorForm } from "./use-visitor-form.ts";
import type { VisitorFormProps } from "./visitor-form-props.ts";

/** A form of the CMS, or the newsletter's. What was typed survives errors and a reload. */
export function VisitorForm(props: VisitorFormProps) {
  const { target, type, captcha, hosts, mediaHost } = props;
  const fields = useHiddenValues(props.fields);
  const t = useTranslations("forms");
  const { place, load } = useCaptcha(captcha);
  const form = useRef<HTMLFormElement>(null);
  const { consents, retry } = useConsents(props.consents, type);
  const isNewsletter = target.kind === "newsletter";
  const name = isNewsletter ? "newsletter" : `form-${target.id}`;
  const state = useVisitorForm({ ...props, fields }, { name, consents, form, place });
  const isShort = fields.filter(({ kind }) => kind !== "hidden").length === 1;
  const button = (
    <SubmitButton size="lg" loading={state.isSending}>
      {t(isNewsletter ? "subscribe" : "send")}
    </SubmitButton>
  );

  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onFocus={load}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await state.submit())) return;
        // Fields are marked as invalid once their messages are rendered.
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
      }}
    >
      {fields.map((field, index) => (
        <FormField
          key={field.name}
          field={field}
          value={state.values[index] ?? ""}
          error={messageOf(state.mistakeOf(index), field.label)}
          onChange={(value) => state.setValue(index, value)}
          onBlur={() => state.leave(index)}
        />
      ))}
      <ConsentList
        consents={consents}
        accepted={state.accepted}
        onChange={state.setAccepted}
        showErrors={state.tried}
        onRetry={retry}
        messages={{
          legend: t("consents"),
          notFetched: t("consentsNotFetched"),
          retry: t("retry"),
          required: t("consentRequired"),
        }}
      />
      <div ref={place} className="empty:hidden" />
      {state.problem && <Notice tone="danger">{state.problem}</Notice>}
      {state.sent && (
        <SentNotice
          sent={state.sent}
          fallback={t(isNewsletter ? "subscribed" : "sent")}
          hosts={hosts}
          mediaHost={mediaHost}
        />
      )}
      <div className={isShort ? undefined : "pt-1"}>{button}</div>
    </form>
  );

  function messageOf(mistake: string | undefined, label: string): string | undefined {
    if (!mistake) return undefined;
    const { key, values } = readFieldMessage(mistake);
    return t.has(`error.${key}`)
      ? t(`error.${key}`, { ...values, label })
      : unknownRuleMessage(key, t("error.unknownRule"));
  }
}
