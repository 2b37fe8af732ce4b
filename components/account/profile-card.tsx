"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useErrorWords } from "#components/messages/use-field-message.ts";
import { useSubmission } from "#components/submission/use-submission.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/form/field.tsx";
import { SubmitButton } from "#components/ui/form/submit-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { showToast } from "#components/ui/toast.ts";
import type { User } from "#lib/api/schemas/user.ts";
import { accountCalls } from "#lib/client/account.ts";
import { toProfile } from "#lib/domain/account/profile.ts";
import { memberCardSchema } from "#lib/validation/profile.ts";
import { Barcode } from "./barcode.tsx";
import { saveToProfile } from "./save-profile.ts";

/** The membership card: shown to be scanned, linked after the backend has checked it (spec 5, Member card barcode). */
export function ProfileCard({ user }: { user: User }) {
  const t = useTranslations();
  const words = useErrorWords();
  const { problem, tell, guard } = useSubmission();
  const [isRemoving, setRemoving] = useState(false);
  const number = user.memberCardBarcode;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(memberCardSchema),
    mode: "onSubmit",
    values: { barcode: number },
  });
  const { errors, isSubmitting } = formState;

  const save = async (memberCardBarcode: string, said: "saved" | "removed") => {
    const result = await saveToProfile(accountCalls.save(toProfile(user, { memberCardBarcode })));
    if (!result.ok) return tell(result.error);
    return showToast({ tone: "success", message: t(`profile.card.${said}`) });
  };
  const submit = guard(
    handleSubmit(async ({ barcode }) => {
      if (barcode === number) return;
      const card = await accountCalls.checkCard(barcode);
      const message = card.ok
        ? card.data.isValid
          ? null
          : "memberCardInvalid"
        : "memberCardFailed";
      if (message) return setError("barcode", { message }, { shouldFocus: true });
      await save(barcode, "saved");
    }),
  );
  const remove = async () => {
    if (isRemoving) return;
    setRemoving(true);
    await save("", "removed").finally(() => setRemoving(false));
  };

  return (
    <div className="flex flex-col gap-5">
      {number ? (
        <figure className="flex flex-col gap-2">
          <Barcode text={number} label={t("profile.card.code", { number })} />
          <figcaption className="text-small text-muted">
            <span className="block font-semibold tracking-widest text-ink tabular-nums wrap-anywhere">
              {number}
            </span>
            {t("profile.card.show")}
          </figcaption>
        </figure>
      ) : (
        <p className="text-muted">{t("profile.card.none")}</p>
      )}
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t("auth.field.memberCardBarcode")}
          inputMode="numeric"
          autoComplete="off"
          error={words(errors.barcode?.message)}
          {...register("barcode")}
        />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary" loading={isSubmitting}>
            {t("profile.card.save")}
          </SubmitButton>
          {number ? (
            <Button variant="quiet" loading={isRemoving} onClick={() => void remove()}>
              {t("profile.card.remove")}
            </Button>
          ) : null}
        </div>
      </form>
    </div>
  );
}
