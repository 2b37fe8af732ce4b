"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { ConsentList } from "#components/shop/consent/consent-list.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";

/** Milliseconds after the last keystroke before the server is asked for the preview. */
const PREVIEW_DELAY = 300;

interface Props {
  readonly code: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text that the page was loaded with, and the server's sanitised version. */
  readonly saved: string;
  readonly preview: SafeHtmlText;
  readonly required: boolean;
  readonly error?: string;
  readonly disabled: boolean;
}

/** The text of a consent in one language: its source, buttons for the few tags allowed in a label, and the preview. */
export function ConsentWords(props: Props) {
  const { code, name, value, onChange, disabled } = props;
  const t = useTranslations("admin.consents");
  const field = useRef<HTMLTextAreaElement>(null);
  const preview = usePreview(value, props);
  const [accepted, setAccepted] = useState<readonly ConsentId[]>([]);

  const wrap = (before: string, after: string, cursor?: number) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart: from, selectionEnd: to } = area;
    onChange(value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to));
    requestAnimationFrame(() => {
      area.focus();
      const start = from + (cursor ?? before.length);
      area.setSelectionRange(start, cursor === undefined ? to + before.length : start);
    });
  };
  const link = '<a href="';

  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <TextArea
        ref={field}
        label={name}
        lang={code}
        dir="auto"
        rows={6}
        spellCheck
        value={value}
        error={props.error}
        hint={t("source")}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("tools", { language: name })}</legend>
        <div className="flex flex-wrap gap-2">
          <StaffButton isSmall disabled={disabled} onClick={() => wrap("<strong>", "</strong>")}>
            {t("bold")}
          </StaffButton>
          <StaffButton isSmall disabled={disabled} onClick={() => wrap("<em>", "</em>")}>
            {t("italic")}
          </StaffButton>
          <StaffButton
            isSmall
            disabled={disabled}
            onClick={() => wrap(`${link}">`, "</a>", link.length)}
          >
            {t("link")}
          </StaffButton>
        </div>
      </fieldset>
      <p className="text-small font-semibold">{t("preview")}</p>
      <div lang={code} dir="auto" className="rounded-md bg-sunken p-4">
        {preview === "" ? (
          <p className="text-small text-muted">{t("noText")}</p>
        ) : (
          <ConsentList
            consents={[
              { uniqueNumber: `preview-${code}`, required: props.required, html: preview },
            ]}
            accepted={accepted}
            onChange={setAccepted}
            showErrors={false}
            onRetry={() => {}}
            messages={{ legend: t("preview"), notFetched: "", retry: "", required: "" }}
          />
        )}
      </div>
    </section>
  );
}

/** The server's sanitised version of a text; the previous one is shown until it arrives. */
function usePreview(value: string, { saved, preview }: Pick<Props, "saved" | "preview">) {
  const html = useDebounced(value, PREVIEW_DELAY);
  const isSaved = html === saved;
  const { data } = useStaffRead(
    "admin/consent/preview",
    { html },
    { enabled: !isSaved, keepsPrevious: true },
  );
  return isSaved ? preview : (data?.html ?? preview);
}
