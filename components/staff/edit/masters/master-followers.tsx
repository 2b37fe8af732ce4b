"use client";

import { useTranslations } from "next-intl";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { FollowersText } from "./followers-text.tsx";

/** The sections that follow a master, above it in its own view. */
export function MasterFollowers({ id }: { id: number }) {
  const t = useTranslations("edit.master");
  const { data, reason } = useStaffRead("edit/masters", {});
  if (!data && !reason) return <p role="status">{t("reading")}</p>;
  const followers = data?.masters.find((one) => one.id === id)?.followers ?? null;
  return (
    <div data-master-followers={followers?.length}>
      <FollowersText followers={followers} />
    </div>
  );
}
