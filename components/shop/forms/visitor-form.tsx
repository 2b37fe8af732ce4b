"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useRef } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { useCaptcha } from "#components/kit/submission/use-captcha.ts";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { ConsentList } from "#components/shop/consent/consent-list.tsx";
import { useConsents } from "#components/shop/consent/use-consents.ts";
import { readFieldMessage, unknownRuleMessage } from "#lib/gateway/validation/message-values.ts";
import type { FieldValue } from "#lib/shop/domain/content/form-fields.ts";
import { FormField } from "./form-field.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useHiddenValues } from "./use-hidden-values.ts";
import { useVisitorForm } from "./use-visitor-form.ts";
import type { FileFieldProps, VisitorFormProps } from "./visitor-form-props.ts";

/** A control, or the button of one, whose message is shown. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

/** Draws file fields, in forms that have any. */
interface Props extends VisitorFormProps {
  readonly FileField?: ComponentType<FileFieldProps>;
}

/**
 * A form of the CMS, or the newsletter's. Typed values survive errors and a reload. After it was sent, its result
 * replaces it.
 */
export const VisitorForm = translated(function VisitorForm({ FileField, ...props }: Props) {
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

  if (state.sent)
    return (
      <SentNotice
        sent={state.sent}
        fallback={t(isNewsletter ? "subscribed" : "sent")}
        again={t(isNewsletter ? "anotherAddress" : "another")}
        onAgain={() => {
          state.again();
          requestAnimationFrame(() =>
            form.current
              ?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")
              ?.focus(),
          );
        }}
        hosts={hosts}
        mediaHost={mediaHost}
      />
    );
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={props.plain ? "/api/form/send" : undefined}
      className="flex flex-col gap-4"
      onFocus={load}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await state.submit())) return;
        // Fields are marked as invalid once their messages are rendered.
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(WRONG)?.focus());
      }}
    >
      {props.plain}
      {fields.map((field, index) => {
        const shared = {
          field,
          value: state.values[index] ?? "",
          error: messageOf(state.mistakeOf(index), field.label),
          onChange: (value: FieldValue) => state.setValue(index, value),
        };
        return FileField && field.kind === "file" ? (
          <FileField
            key={field.name}
            {...shared}
            room={state.room}
            captcha={captcha}
            place={place}
            onState={(uploads) => state.setUploads(index, uploads)}
          />
        ) : (
          <FormField key={field.name} {...shared} onBlur={() => state.leave(index)} />
        );
      })}
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
      {state.isWaiting && <Notice tone="info">{t("file.stillSending")}</Notice>}
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
});
