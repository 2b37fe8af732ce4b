"use client";

import { useTranslations } from "next-intl";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { FileField } from "#components/shop/forms/uploads/file-field.tsx";
import type { FileFieldProps } from "#components/shop/forms/visitor-form-props.ts";
import type { FieldView } from "#lib/shop/domain/content/form-fields.ts";

type Props = Omit<FileFieldProps, "field" | "error" | "onlyPictures">;

/** Photos that go with a review: the file field of visitors' forms, whose messages are loaded with it. */
export function ReviewPhotos(props: Props) {
  const t = useTranslations("review");
  const field: FieldView = {
    name: "images",
    label: t("photos"),
    kind: "file",
    required: false,
    options: [],
    maxLength: null,
    value: "",
  };
  return (
    <LazyMessages namespaces={["forms"]}>
      <FileField {...props} field={field} error={undefined} onlyPictures={true} />
    </LazyMessages>
  );
}
