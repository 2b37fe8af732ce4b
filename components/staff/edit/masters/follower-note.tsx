"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { masterHref } from "./masters-address.ts";

/** Says that a section shows its master's content, with a link to edit it there. */
export function FollowerNote({ masterId }: { masterId: number }) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const { push } = useRouter();
  const site = useSite();
  const edit = () => {
    store.getState().close();
    push(masterHref(masterId, site));
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small text-muted">{t("settings.follower")}</p>
      <StaffButton onClick={edit}>{t("master.edit")}</StaffButton>
    </div>
  );
}
