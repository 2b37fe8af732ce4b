"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { entityOf } from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { useLinkTarget } from "./use-link-target.ts";

interface Props {
  readonly link: Json | undefined;
  /** The button that opens and closes the chooser. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly isPicking: boolean;
  readonly onOther: () => void;
}

/** The page, product or category that a link leads to, and whether visitors can see it. */
export function PageTarget({ link, ref, isPicking, onOther }: Props) {
  const t = useTranslations("edit.links");
  const { isBroken, address } = useLinkTarget(link);
  const entity = entityOf(link);
  if (!entity) return null;
  return (
    <div
      className={classNames(
        "link-target",
        ROW,
        "data-broken:outline-2 data-broken:outline-(--edit-alarm) data-broken:outline-dotted",
      )}
      data-broken={isBroken || undefined}
    >
      <p>
        <bdi>{entity.title || entity.slug}</bdi>
        <small className="block text-muted">
          {t(`types.${entity.type}`)} · <bdi dir="ltr">{address}</bdi>
        </small>
      </p>
      {isBroken ? <p role="alert">{t("broken")}</p> : null}
      <StaffButton ref={ref} aria-expanded={isPicking} onClick={onOther}>
        {t("other")}
      </StaffButton>
    </div>
  );
}
