"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { withPassword, writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { MasterChoice } from "#lib/staff/edit/master-choice.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { FollowersText } from "./followers-text.tsx";
import { masterHref } from "./masters-address.ts";

/** The masters in the page's language: name and followers of each, with buttons to change and delete it. */
export function MastersDialog({ onClose, announce }: DialogProps<"masters">) {
  const t = useTranslations("edit");
  const { data, reason, refetch } = useStaffRead("edit/masters", {});
  return (
    <StaffDialog open wide onClose={onClose} label={t("master.all")} closeLabel={t("dialogClose")}>
      <DialogBody aria-busy={!data && !reason}>
        <p>{t("master.text")}</p>
        {reason ? (
          <Notice tone="danger" title={t("master.failed")}>
            <StaffButton onClick={() => void refetch()}>{t("master.again")}</StaffButton>
          </Notice>
        ) : null}
        {!data && !reason ? <p role="status">{t("master.reading")}</p> : null}
        {data?.masters.length === 0 ? <p role="status">{t("master.noneAtAll")}</p> : null}
        <ul className="grid gap-4">
          {data?.masters.map((master) => (
            <MasterRow
              key={master.id}
              master={master}
              canDelete={data.canDelete}
              onChange={refetch}
              onClose={onClose}
              announce={announce}
            />
          ))}
        </ul>
      </DialogBody>
    </StaffDialog>
  );
}

interface RowProps {
  readonly master: MasterChoice;
  readonly canDelete: boolean;
  readonly onChange: () => Promise<void>;
  readonly onClose: () => void;
  readonly announce: (message: string) => void;
}

function MasterRow({ master, canDelete, onChange, onClose, announce }: RowProps) {
  const t = useTranslations("edit");
  const { push, refresh } = useRouter();
  const site = useSite();
  const [state, setState] = useState<"shown" | "renaming" | "deleting">("shown");
  const [fault, setFault] = useState<FailedCall | null>(null);
  const { id, followers } = master;
  const title = master.title || t("master.untitled");
  const definition = definitionNamed(master.component);

  const edit = () => {
    onClose();
    push(masterHref(id, site));
  };
  const remove = async () => {
    setFault(null);
    const deleted = await withPassword(() => callStaff("edit/master/delete", { id }));
    if (!deleted.ok) return setFault(failedReason(deleted.error));
    announce(t("master.deleted", { title }));
    refresh();
    await onChange();
  };
  return (
    <li className="grid gap-2 rounded-[0.75rem] border border-line p-3">
      <p>
        <strong dir="auto">{title}</strong>
        {definition ? (
          <span className="text-muted">{` · ${t(`names.${definition.name}`)}`}</span>
        ) : null}
        {master.name !== "" && master.name !== title ? (
          <span className="block text-small text-muted" dir="auto">
            {master.name}
          </span>
        ) : null}
      </p>
      <FollowersText followers={followers} />
      {fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null}
      {state === "renaming" ? (
        <RenameForm
          master={master}
          onDone={async () => {
            setState("shown");
            await onChange();
          }}
          onCancel={() => setState("shown")}
        />
      ) : null}
      {state === "deleting" ? (
        <div className="grid gap-2">
          <p role="status">{t("master.deleteAsk", { title, count: followers?.length ?? 0 })}</p>
          <ButtonRow>
            <StaffButton onClick={() => setState("shown")}>{t("pages.keep")}</StaffButton>
            <StaffButton variant="primary" onClick={() => void remove()}>
              {t("master.deleteNow")}
            </StaffButton>
          </ButtonRow>
        </div>
      ) : null}
      {state === "shown" ? (
        <ButtonRow>
          <StaffButton variant="primary" onClick={edit}>
            {t("master.edit")}
          </StaffButton>
          <StaffButton onClick={() => setState("renaming")}>{t("master.rename")}</StaffButton>
          {canDelete ? (
            <StaffButton onClick={() => setState("deleting")}>{t("master.delete")}</StaffButton>
          ) : null}
        </ButtonRow>
      ) : null}
    </li>
  );
}

interface RenameProps {
  readonly master: MasterChoice;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

export function RenameForm({ master, onDone, onCancel }: RenameProps) {
  const t = useTranslations("edit");
  const { owner } = useEditContext();
  const saved = useMemo(() => ({ name: master.name }), [master.name]);
  const unsent = useUnsent(owner, `master:${master.id}`, saved);
  const { name } = unsent.values;
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FailedCall | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || name.trim() === "") return;
    setSending(true);
    const renamed = await writeStaff("edit/master/rename", { id: master.id, name });
    setSending(false);
    if (!renamed.ok) return setFault(failedReason(renamed.error));
    unsent.settle({ name });
    await onDone();
  };
  const cancel = () => {
    unsent.discard();
    onCancel();
  };
  return (
    <form className="grid gap-2" onSubmit={(event) => void send(event)}>
      {fault ? <Notice tone="danger" title={t(`reason.${fault}`)} /> : null}
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
        <StaffButton onClick={cancel}>{t("pages.keep")}</StaffButton>
        <StaffButton
          type="submit"
          variant="primary"
          aria-disabled={isSending || name.trim() === ""}
        >
          {t("master.rename")}
        </StaffButton>
      </ButtonRow>
    </form>
  );
}
