"use client";

import { useLocale, useTranslations } from "next-intl";
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { describedBy, FieldFrame } from "#components/kit/ui/form/field-frame.tsx";
import type { FileFieldProps } from "#components/shop/forms/visitor-form-props.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import { filesOf } from "#lib/shop/domain/content/form-fields.ts";
import { fileSize } from "#lib/shop/media/media-kind.ts";
import { UPLOAD_ACCEPT } from "#lib/shop/media/upload-formats.ts";
import { UPLOAD_BYTES, UPLOADS_PER_FORM } from "#lib/shop/media/upload-limits.ts";
import { FileRow } from "./file-row.tsx";
import { canRetry, useUploads } from "./use-uploads.ts";

/** A file field: files are chosen by a button or dropped, uploaded at once, and listed with their status. */
export function FileField({ field, error, ...form }: FileFieldProps) {
  const t = useTranslations("forms.file");
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const uploads = useUploads(form);
  const files = filesOf(form.value);
  const size = fileSize(UPLOAD_BYTES, locale);
  const hint = t("hint", { size, count: UPLOADS_PER_FORM });
  const take = (list: FileList | null) => {
    if (list && list.length > 0) uploads.add([...list]);
  };
  // Files that were chosen before hydration (components/kit/hydration/typed-state.ts).
  const takeEarly = useEffectEvent(() => {
    if (!input.current) return;
    take(input.current.files);
    input.current.value = "";
  });
  useEffect(() => takeEarly(), []);
  const over = (state: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(state);
  };

  return (
    <FieldFrame id={id} label={field.label} error={error} hint={hint} required={field.required}>
      <fieldset
        aria-label={t("list", { field: field.label })}
        onDragEnter={over(true)}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          "rounded-md border border-dashed p-4",
          isOver ? "border-brand bg-brand-soft" : error ? "border-danger" : "border-line-strong",
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* The button opens it: clicks on buttons are recorded until an island has hydrated, and the button
             describes its action. */}
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            hidden
            accept={form.onlyPictures ? "image/*" : UPLOAD_ACCEPT}
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen again.
              target.value = "";
            }}
          />
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            data-invalid={error ? true : undefined}
            aria-label={t("chooseFor", { field: field.label })}
            aria-describedby={describedBy(id, error, hint)}
            onClick={() => input.current?.click()}
          >
            {t("choose")}
          </Button>{" "}
          <span className="text-small text-muted pointer-coarse:hidden">{t("drop")}</span>
        </div>
      </fieldset>
      <UploadList
        label={t("list", { field: field.label })}
        files={files}
        uploads={uploads}
        size={size}
        // The row with the focus is gone.
        onLeft={() => button.current?.focus()}
      />
      <p role="status" className="sr-only">
        {uploads.news && t(`said.${uploads.news.kind}`, { name: uploads.news.name })}
      </p>
    </FieldFrame>
  );
}

interface ListProps {
  readonly label: string;
  readonly files: ReturnType<typeof filesOf>;
  readonly uploads: ReturnType<typeof useUploads>;
  /** The largest size of a file, as it is shown. */
  readonly size: string;
  /** Called when the row's own button removes it. */
  readonly onLeft: () => void;
}

/** The files of a field: those that are stored, and those on their way. */
function UploadList({ label, files, uploads, size, onLeft }: ListProps) {
  const t = useTranslations("forms.file");
  const tCaptcha = useTranslations("forms.captcha");
  const leave = (act: () => void) => () => {
    act();
    onLeft();
  };
  function messageOf(problem: NonNullable<(typeof uploads.pending)[number]["problem"]>): string {
    switch (problem) {
      case "noKey":
      case "noVersion":
      case "notLoaded":
      case "notExecuted":
        return tCaptcha(problem);
      case "big":
        return t("problem.big", { size });
      case "many":
        return t("problem.many", { count: UPLOADS_PER_FORM });
      default:
        return t(`problem.${problem}`);
    }
  }
  return (
    <ul aria-label={label} className="flex flex-col gap-2 empty:hidden">
      {files.map(({ id: stored, name }, index) => (
        <FileRow
          key={`stored-${stored}`}
          name={name}
          note={t("done")}
          actions={[
            {
              label: t("remove"),
              name: t("removeOf", { name }),
              act: leave(() => uploads.remove(index)),
            },
          ]}
        />
      ))}
      {uploads.pending.map((one) => {
        const { key, file, state, problem, share } = one;
        const { name } = file;
        const isFailed = state === "failed";
        return (
          <FileRow
            key={key}
            name={name}
            note={state === "waiting" ? t("waiting") : undefined}
            progress={state === "running" ? { share, label: t("sending", { name }) } : undefined}
            problem={problem && messageOf(problem)}
            actions={[
              ...(isFailed && canRetry(one)
                ? [
                    {
                      label: t("retry"),
                      name: t("retryOf", { name }),
                      act: leave(() => uploads.retry(one)),
                    },
                  ]
                : []),
              {
                label: t(isFailed ? "remove" : "cancel"),
                name: t(isFailed ? "removeOf" : "cancelOf", { name }),
                act: leave(() => uploads.drop(key)),
              },
            ]}
          />
        );
      })}
    </ul>
  );
}
