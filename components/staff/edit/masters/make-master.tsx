"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";

interface Props {
  readonly section: Section;
  /** The name that is offered. */
  readonly title: string;
  readonly onDone: (message: string) => void;
}

/** Makes a master of a section as it is published; the section follows it from then on. */
export function MakeMaster({ section, title, onDone }: Props) {
  const t = useTranslations("edit");
  const { refresh } = useRouter();
  const { elementId, handler } = section;
  const { owner } = useEditContext();
  const saved = useMemo(() => ({ name: title }), [title]);
  const unsent = useUnsent(owner, `newMaster:${elementId}`, saved);
  const { name } = unsent.values;
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FailedCall | "follows" | null>(null);
  // The master is created from the saved section, so unpublished changes would be lost in its followers.
  const isChanged = useEditState(({ operations }) =>
    Object.values(operations).some(
      (operation) => operation.kind !== "order" && operation.elementId === elementId,
    ),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isChanged || name.trim() === "") return;
    setSending(true);
    setFault(null);
    const made = await writeStaff("edit/master/create", { elementId, handler, name });
    setSending(false);
    if (!made.ok) return setFault(made.error.status === 409 ? "follows" : failedReason(made.error));
    unsent.settle({ name });
    refresh();
    onDone(t(made.data.isFollowed ? "master.made" : "master.madeAlone"));
  };
  return (
    <form className="grid gap-2" onSubmit={(event) => void send(event)}>
      <h3 className="font-semibold">{t("master.make")}</h3>
      <p className="text-small text-muted">
        {t(isChanged ? "master.makeLater" : "master.makeText")}
      </p>
      {fault ? (
        <Notice
          tone="danger"
          title={fault === "follows" ? t("master.follows") : t(`reason.${fault}`)}
        />
      ) : null}
      <TextField
        label={t("master.name")}
        hint={t("master.nameHint")}
        required
        maxLength={200}
        dir="auto"
        value={name}
        onChange={(event) => unsent.set({ name: event.target.value })}
      />
      <ButtonRow>
        <StaffButton
          type="submit"
          aria-disabled={isSending || isChanged || name.trim() === ""}
          aria-busy={isSending || undefined}
        >
          {t("master.make")}
        </StaffButton>
      </ButtonRow>
    </form>
  );
}
