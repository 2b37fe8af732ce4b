"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { memberCardSchema } from "#lib/gateway/validation/typed-profile.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { toCode128 } from "#lib/shop/domain/account/code128.ts";
import { toProfile } from "#lib/shop/domain/account/profile.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { saveToProfile } from "./save-to-profile.ts";

/**
 * The membership card: shown as a barcode to be scanned, and linked once the backend has checked its number
 * (docs/screens.md §4.3).
 */
export function MemberCard({ user }: { user: User }) {
  const t = useTranslations();
  const messageOf = useFieldMessage();
  const { formError, showError, guard } = useSubmission();
  const [isRemoving, setRemoving] = useState(false);
  const number = user.memberCardBarcode;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(memberCardSchema),
    mode: "onSubmit",
    values: { barcode: number },
  });
  const { errors, isSubmitting } = formState;

  const save = async (memberCardBarcode: string, done: "saved" | "removed") => {
    const result = await saveToProfile(accountCalls.save(toProfile(user, { memberCardBarcode })));
    if (!result.ok) return showError(result.error);
    return showToast({ tone: "success", message: t(`profile.card.${done}`) });
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
        <figure className="flex flex-col gap-2 overflow-x-auto">
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
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          error={messageOf(errors.barcode?.message, "barcode")}
          {...register("barcode")}
        />
        {formError ? <Notice tone="danger">{formError}</Notice> : null}
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

/** Blank modules on either side, so that a scanner finds the code. */
const QUIET_ZONE = 10;
/** The width in pixels that a small phone has. A longer code, at one pixel per module, is wider and scrolls. */
const WIDEST = 288;

/** A number as a Code 128 barcode, black on white in every colour scheme: scanners read nothing else. */
function Barcode({ text, label }: { text: string; label: string }) {
  const code = toCode128(text);
  if (!code) return null;
  const modules = code.width + 2 * QUIET_ZONE;
  const pixels = Math.max(1, Math.floor(WIDEST / modules));
  // Scanners need bars of whole pixels: a stretched picture would have uneven ones.
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} 46`}
      width={modules * pixels}
      height="96"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="max-w-none rounded-md bg-white"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {code.bars.map(({ x, width }) => (
        <rect key={x} x={x + QUIET_ZONE} y="5" width={width} height="36" fill="#000" />
      ))}
    </svg>
  );
}
