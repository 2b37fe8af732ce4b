"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import { useDraft } from "#components/kit/submission/use-draft.ts";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import {
  companySchema,
  type CompanyForm as Values,
} from "#lib/gateway/validation/typed-profile.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { toProfile } from "#lib/shop/domain/account/profile.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { saveToProfile } from "./save-to-profile.ts";

const all = (values: Values) => values;

/** The company that a customer buys for, if any (docs/screens.md §2.12). */
export function CompanyForm({ user }: { user: User }) {
  const t = useTranslations();
  const messageOf = useFieldMessage();
  const { formError, showError, guard } = useSubmission();
  const form = useForm<Values>({
    resolver: zodResolver(companySchema),
    mode: "onTouched",
    defaultValues: { name: user.company?.name ?? "", address: user.company?.address ?? "" },
  });
  const { errors, isSubmitting } = form.formState;
  const draft = useDraft("company", form, all);

  const submit = guard(
    form.handleSubmit(async (values) => {
      const company = values.name.trim() === "" ? null : values;
      const result = await saveToProfile(accountCalls.save(toProfile(user, { company })));
      if (!result.ok) return showError(result.error);
      draft.forget();
      form.reset(values);
      return showToast({ tone: "success", message: t("profile.company.saved") });
    }),
  );

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("profile.company.name")}
        autoComplete="organization"
        hint={t("profile.company.hint")}
        error={messageOf(errors.name?.message)}
        {...form.register("name")}
      />
      <TextField
        label={t("profile.company.address")}
        autoComplete="street-address"
        error={messageOf(errors.address?.message)}
        {...form.register("address")}
      />
      {formError ? <Notice tone="danger">{formError}</Notice> : null}
      <SubmitButton loading={isSubmitting} className="self-start">
        {t("profile.company.save")}
      </SubmitButton>
    </form>
  );
}
