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
  profileSchema,
  type ProfileForm as Values,
} from "#lib/gateway/validation/typed-profile.ts";
import { errorKey } from "#lib/shop/api/error-message.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { toProfile } from "#lib/shop/domain/account/profile.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { saveToProfile } from "./save-to-profile.ts";

const all = (values: Values) => values;

interface Props {
  readonly user: User;
  /** The site allows special characters in names. */
  readonly anyNames?: boolean | undefined;
}

/** Name and e-mail of the logged-in customer (docs/screens.md §4.7). */
export function ProfileForm({ user, anyNames = false }: Props) {
  const t = useTranslations();
  const messageOf = useFieldMessage();
  const { formError, showError, guard } = useSubmission();
  const form = useForm<Values>({
    resolver: zodResolver(profileSchema(anyNames)),
    mode: "onTouched",
    defaultValues: {
      firstName: user.details?.firstName ?? "",
      lastName: user.details?.lastName ?? "",
      email: user.email,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const draft = useDraft("profile", form, all);

  const submit = guard(
    form.handleSubmit(async (values) => {
      const typed = JSON.stringify(form.getValues());
      const result = await saveToProfile(accountCalls.save(toProfile(user, values)));
      if (result.ok) {
        // Values typed while the form was being saved stay in it for the next save.
        if (JSON.stringify(form.getValues()) === typed) {
          draft.forget();
          form.reset(values);
        }
        return showToast({ tone: "success", message: t("profile.details.saved") });
      }
      if (errorKey(result.error) === "userExists")
        form.setError("email", { message: "userExists" }, { shouldFocus: true });
      else showError(result.error);
    }),
  );

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t("auth.field.firstName")}
        required
        autoComplete="given-name"
        error={messageOf(errors.firstName?.message, "firstName")}
        {...form.register("firstName")}
      />
      <TextField
        label={t("auth.field.lastName")}
        required
        autoComplete="family-name"
        error={messageOf(errors.lastName?.message, "lastName")}
        {...form.register("lastName")}
      />
      <TextField
        label={t("auth.field.email")}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        frameClassName="sm:col-span-2"
        error={messageOf(errors.email?.message, "email")}
        {...form.register("email")}
      />
      {formError ? (
        <Notice tone="danger" className="sm:col-span-2">
          {formError}
        </Notice>
      ) : null}
      <SubmitButton loading={isSubmitting} className="justify-self-start sm:col-span-2">
        {t("profile.details.save")}
      </SubmitButton>
    </form>
  );
}
