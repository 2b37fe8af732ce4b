"use client";

import { useTranslations } from "next-intl";
import { type FieldPath, get, useFormState } from "react-hook-form";
import type { AddressForm } from "#lib/validation/address.ts";
import { readFieldMessage } from "#lib/validation/messages.ts";

/** The words of a field's error, undefined where it has none. */
export function useFieldError() {
  const t = useTranslations("errors");
  const { errors } = useFormState<AddressForm>();
  return (path: FieldPath<AddressForm>): string | undefined => {
    const { message } = (get(errors, path) ?? {}) as { message?: unknown };
    if (typeof message !== "string" || message === "") return undefined;
    const { key, values } = readFieldMessage(message);
    return t.has(key) ? t(key, values) : t("generic");
  };
}
